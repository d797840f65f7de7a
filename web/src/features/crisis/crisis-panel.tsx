import './crisis.css';
import { useEffect, useId, useRef } from 'react';
import type { ProvinceCode } from '@directory/domain/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CrisisLineList } from './crisis-lines.tsx';
import { useDangerWords } from './known-province.ts';
import { SafetyPlanLink } from './safety-plan-link.tsx';

interface CrisisPanelProps {
  /** It comes up in the middle of a screen: it is brought into view, without taking the focus. */
  appears?: boolean;
  /** Where it was said: in an assessment's answers or in a search. */
  said?: 'panel' | 'search';
  /** Where the visitor looks for someone; the one that this device remembers when left out. */
  province?: ProvinceCode | null;
}

/** For someone who has just said that they think of death or of hurting themselves. Needs the namespace `crisis`. */
export function CrisisPanel({ appears = false, said = 'panel', province }: CrisisPanelProps) {
  const { t } = useTranslation('crisis');
  const words = useDangerWords(province);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!appears) return;
    // As far as the first two lines: the answer that was given stays in sight.
    const lines = panel.current?.querySelectorAll('li');
    lines?.[1]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [appears]);

  return (
    <section className="crisis-panel" aria-labelledby={titleId} ref={panel}>
      <h2 className="crisis-panel-title" id={titleId}>
        {t('panel.title')}
      </h2>
      <p>{t(`${said}.text`)}</p>
      <CrisisLineList province={province} />
      <p>
        {t(`${said}.private`)} {t(`hurt.${words}`)}
      </p>
      <SafetyPlanLink />
    </section>
  );
}
