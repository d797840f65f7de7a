import './listing-request.css';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { PLAN_NAMES, type Plan } from '@directory/domain/site/plans';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dollars } from '../../i18n/whole-number.ts';
import { useSite } from '../../site/contexts.ts';
import { sectionOf } from '../../site/text.ts';
import { openDialog } from '../../ui/dialog/page-dialog.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { WrittenHtml } from '../../ui/link.tsx';
import type { TextPartProps } from '../text/text-blocks.tsx';
import { LISTING_ID, ListingDialog } from './listing-dialog.tsx';

/** The plans as the text describes them, and the request that each of them opens. */
export function Plans({ blocks }: TextPartProps) {
  const { t } = useTranslation('join');
  /** The plan that was chosen, and how many times one was. */
  const [{ plan, turn }, setChosen] = useState<{ plan?: Plan; turn: number }>({ turn: 0 });
  /** What stays on the page when the dialog has closed. */
  const [outcome, setOutcome] = useState<{ failed: boolean; title: string }>();
  const choose = (chosen: Plan, event: MouseEvent<HTMLAnchorElement>) => {
    // The form of this choice is there before the dialog opens on its first field.
    flushSync(() => setChosen({ plan: chosen, turn: turn + 1 }));
    openDialog(event);
  };
  return (
    <>
      <ul className="cards plan-cards">
        {PLAN_NAMES.map((name) => (
          <PlanCard
            key={name}
            plan={name}
            blocks={sectionOf(blocks, name).blocks}
            onChoose={(event) => choose(name, event)}
          />
        ))}
      </ul>
      <Outcome {...outcome} />
      <ListingDialog
        plan={plan}
        turn={turn}
        onSent={(email) => setOutcome({ failed: false, title: t('done', { email }) })}
        onFailed={(reason) => setOutcome({ failed: true, title: reason ?? t('dialog.failed') })}
      />
    </>
  );
}

interface PlanCardProps extends Pick<TextPartProps, 'blocks'> {
  plan: Plan;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
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
      <a
        className={`button button-${plan === 'free' ? 'secondary' : 'primary'} plan-button`}
        href={`#${LISTING_ID}`}
        onClick={onChoose}
      >
        {t(`plans.${plan}.action`)}
      </a>
    </li>
  );
}
