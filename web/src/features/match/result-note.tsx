import type { Condition } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import { useIsHydrated } from '../../site/contexts.ts';
import { useRouteState } from '../../site/route.ts';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PARAMS } from './match-address.ts';
import {
  leaveOutOwnResult,
  preferOwnResult,
  useMatchResult,
  type MatchResult,
} from '../results/tab-result.ts';

/** Which result the list goes by, whose it is, and how to go by another or by none. */
export function ResultNote({ condition }: { condition: Condition }) {
  const { t } = useTranslation('match');
  const isRefused = useRouteState<unknown>() === 'refused';
  const { selfHarm } = useMatchResult(condition);
  return (
    <div className="match-note muted small">
      {isRefused && <p>{t('result.refused')}</p>}
      <ResultInUse condition={condition} />
      {selfHarm && <p className="match-first-call">{t('result.selfHarm')}</p>}
    </div>
  );
}

function ResultInUse({ condition }: { condition: Condition }) {
  const { t } = useTranslation('match');
  const { used, own, selfHarm } = useMatchResult(condition);
  // After an answer about self-harm any severity would make light of it.
  const counts = used && !selfHarm ? t('result.counts', { severity: t(`symptoms.${used.severity}`) }) : '';
  const isKnown = useIsHydrated();
  const kept = (text: string, way: string, onClick: () => void) => (
    <p>
      {text}{' '}
      <button type="button" className="link-button needs-scripts" onClick={onClick}>
        {way}
      </button>
    </p>
  );
  if (used?.from === 'link')
    return kept(
      `${t('result.link', { score: used.score })} ${counts} ${t('result.ownStay')}`,
      t(own ? 'result.preferOwn' : 'result.forgetLink'),
      preferOwnResult,
    );
  if (used)
    return kept(
      `${t('result.own', { score: used.score })} ${counts} ${t('result.kept')}`,
      t('result.leaveOut'),
      () => leaveOutOwnResult(condition),
    );
  if (own)
    return kept(t(selfHarm ? 'result.leftOutPlain' : 'result.leftOut'), t('result.takeIn'), preferOwnResult);
  if (selfHarm) return <p>{t('result.leftOutPlain')}</p>;
  return (
    <p className={isKnown ? undefined : 'match-unsettled'}>
      <RichText
        text={t('result.none')}
        parts={{ assessment: (words) => <Link to={paths.assessment(condition)}>{words}</Link> }}
      />
    </p>
  );
}

/**
 * Without scripts the filters are a form, whose address then says again what the link said: nothing else could carry it on. Where
 * scripts run, a form has no such fields, so that no early press can put a result into an address.
 */
export function LinkedResultFields({ result }: { result: MatchResult | null }) {
  if (result?.from !== 'link') return null;
  return (
    <noscript>
      <input type="hidden" name={PARAMS.score} value={result.score} />
      <input type="hidden" name={PARAMS.severity} value={result.severity} />
    </noscript>
  );
}
