import './listing-request.css';
import { useEffect, useState } from 'react';
import { PLAN_NAMES, type Plan } from '@directory/domain/site/plans';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dollars } from '../../i18n/whole-number.ts';
import { useSite } from '../../site/contexts.ts';
import { sectionOf } from '../../site/text.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { onceIdle } from '../../site/platform.ts';
import { Button } from '../../ui/button.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { WrittenHtml } from '../../ui/link.tsx';
import type { TextPartProps } from '../text/text-blocks.tsx';
import type { ListingDialogProps } from './listing-dialog.tsx';

/** The request: nobody needs its code before a plan is chosen. */
const dialog = lazyPart<ListingDialogProps>({
  load: async () => (await import('./listing-dialog.tsx')).ListingDialog,
  fallback: null,
  failure: <PartFailure />,
});

/** The plans as the text describes them, and the request that each of them opens. */
export function Plans({ blocks }: TextPartProps) {
  const { t } = useTranslation('join');
  const [plan, setPlan] = useState<Plan | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  /** The address that the answer will come to, once a request was sent. */
  const [outcome, setOutcome] = useState<{ sentFrom: string } | 'failed' | null>(null);
  // What fails now is tried again, and told, when a plan is chosen.
  useEffect(() => onceIdle(() => void dialog.prepare().catch(() => undefined)), []);
  const choose = (chosen: Plan) => {
    setPlan(chosen);
    setHasOpened(true);
  };
  const said =
    outcome === 'failed' ? t('dialog.failed') : outcome ? t('done', { email: outcome.sentFrom }) : undefined;
  return (
    <>
      <ul className="cards plan-cards">
        {PLAN_NAMES.map((name) => (
          <PlanCard key={name} plan={name} blocks={sectionOf(blocks, name).blocks} onChoose={choose} />
        ))}
      </ul>
      {/* The dialog says the same while it is open, but closes soon, or was closed before the answer came: this stays. */}
      <Outcome failed={outcome === 'failed'} title={plan === null ? said : undefined} />
      {hasOpened && (
        <dialog.Component
          plan={plan}
          onClose={() => setPlan(null)}
          onSent={(email) => setOutcome({ sentFrom: email })}
          onFailed={() => setOutcome('failed')}
        />
      )}
    </>
  );
}

interface PlanCardProps extends Pick<TextPartProps, 'blocks'> {
  plan: Plan;
  onChoose: (plan: Plan) => void;
}

function PlanCard({ plan, blocks, onChoose }: PlanCardProps) {
  const { t, language } = useTranslation('join');
  const { premiumPrices } = useSite();
  const price = plan === 'free' ? 0 : premiumPrices?.[plan];
  return (
    <li className="card column">
      <h2 className="text-xl">{t(`plans.${plan}.name`)}</h2>
      <div>
        <p className="plan-price">
          {price === undefined
            ? t('plans.byArrangement')
            : t(`plans.${plan}.price`, { price: dollars(price, language) })}
        </p>
        {blocks.map(
          (block) =>
            block.type === 'paragraph' && (
              <WrittenHtml as="p" className="muted" html={block.html} key={block.html} />
            ),
        )}
      </div>
      <ul className="ticks stack gap-2">
        {blocks
          .flatMap((block) => (block.type === 'list' ? block.items : []))
          .map((feature) => (
            <WrittenHtml as="li" html={feature} key={feature} />
          ))}
      </ul>
      <Button
        className="plan-button needs-scripts"
        variant={plan === 'free' ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        onClick={() => onChoose(plan)}
      >
        {t(`plans.${plan}.action`)}
      </Button>
    </li>
  );
}
