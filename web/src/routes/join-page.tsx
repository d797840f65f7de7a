import { useState } from 'react';
import { paths } from '@directory/domain/site/paths';
import type { Plan } from '@directory/domain/site/plans';
import { useSupportEmail } from '../site/contexts.ts';
import type { RouteHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { ListingDialog } from '../features/listing-request/listing-dialog.tsx';
import { PlanCards } from '../features/listing-request/plan-cards.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const head: RouteHead = ({ t }) => ({ title: t('join:title'), description: t('join:description') });

export function Component() {
  const { t } = useTranslation('join');
  const email = useSupportEmail();
  const [plan, setPlan] = useState<Plan | null>(null);
  /** The address that the answer will come to, once a request was sent. */
  const [outcome, setOutcome] = useState<{ sentFrom: string } | 'failed' | null>(null);
  const said =
    outcome === 'failed' ? t('dialog.failed') : outcome ? t('done', { email: outcome.sentFrom }) : undefined;
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <PlanCards onChoose={setPlan} />
      <div className="join-notes stack start measure">
        {/* The dialog says the same while it is open, but closes soon, or was closed before the answer came: this stays. */}
        <Outcome failed={outcome === 'failed'} title={plan === null ? said : undefined} />
        <p>{t('charities')}</p>
        <p>
          {t('byMail')} <a href={`mailto:${email}`}>{email}</a>
        </p>
        <LinkButton variant="secondary" to={`${paths.howItWorks()}#ranking`}>
          {t('ranking')}
        </LinkButton>
      </div>
      <ListingDialog
        plan={plan}
        onClose={() => setPlan(null)}
        onSent={(email) => setOutcome({ sentFrom: email })}
        onFailed={() => setOutcome('failed')}
      />
    </TextPage>
  );
}
