import './crisis.css';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CrisisLineList } from './crisis-lines.tsx';
import { FirstCalls, SafetyPlanLink } from './crisis-notice.tsx';
import { useDangerWords } from './known-province.ts';

/**
 * For someone who has just answered that they think of death or of hurting themselves: whom to call or to write to at once, so short that
 * the answer and the way on stay in sight on a phone; the rest is folded. Needs the namespace `crisis`.
 * @param appears it comes up in the middle of a screen: the way on, below it, is brought into view, without taking the focus
 */
export function CrisisPanel({ appears = false }: { appears?: boolean }) {
  const { t } = useTranslation('crisis');
  const words = useDangerWords();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!appears) return;
    const next = panel.current?.closest('form')?.querySelector('[type="submit"]');
    (next ?? panel.current)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [appears]);

  return (
    <section className="crisis-panel" aria-labelledby={titleId} ref={panel}>
      <h2 className="crisis-panel-title text-lg" id={titleId}>
        {t('panel.title')}
      </h2>
      <p>{t('panel.text')}</p>
      <FirstCalls />
      <details className="crisis-elsewhere">
        <summary className="button button-secondary">{t('more')}</summary>
        <p>{t('panel.thanks')}</p>
        <CrisisLineList />
        <p>
          {t('panel.private')} {t(`hurt.${words}`)}
        </p>
        {appears && <SafetyPlanLink />}
      </details>
      {!appears && <SafetyPlanLink />}
    </section>
  );
}
