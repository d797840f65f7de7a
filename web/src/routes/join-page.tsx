import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { Plan } from '@directory/domain/plans';
import { useSite } from '../app/contexts.ts';
import type { HeadContext, PageHead } from '../app/route.ts';
import { supportEmail } from '../app/support-email.ts';
import { LinkButton } from '../components/button.tsx';
import { TextPage } from '../components/text-page.tsx';
import { ListingDialog } from '../features/listing-request/listing-dialog.tsx';
import { PlanCards } from '../features/listing-request/plan-cards.tsx';

export function head({ t }: HeadContext): PageHead {
  return { title: t('join:title'), description: t('join:description') };
}

export function Component() {
  const { t } = useTranslation('join');
  const email = supportEmail(useSite());
  const [plan, setPlan] = useState<Plan | null>(null);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <PlanCards onChoose={setPlan} />
      <div className="join-notes">
        {/* The dialog says the same while it is open, and closes soon: this stays. */}
        <p className="join-done" role="status">
          {plan === null && sentFrom !== null && t('done', { email: sentFrom })}
        </p>
        <p>{t('charities')}</p>
        <p>
          {t('byMail')} <a href={`mailto:${email}`}>{email}</a>
        </p>
        <LinkButton variant="secondary" to={`${paths.howItWorks()}#ranking`}>
          {t('ranking')}
        </LinkButton>
      </div>
      <ListingDialog plan={plan} onClose={() => setPlan(null)} onSent={setSentFrom} />
    </TextPage>
  );
}
