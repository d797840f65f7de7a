import '../online/online-notice.css';
import '../../ui/dotted-line.css';
import './match.css';
import { useEffect, useRef } from 'react';
import type { Condition } from '@directory/domain/assessments/conditions';
import { matchingOf } from '@directory/domain/assessments/facts';
import { resultHeadline } from '@directory/domain/assessments/result-headline';
import { paths } from '@directory/domain/site/paths';
import { MATCH_POINTS } from '@directory/domain/match/score';
import { useIsHydrated } from '../../site/contexts.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { useDocumentMark } from '../../site/document-marks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CrisisNotice } from '../crisis/crisis-notice.tsx';
import { trackEvent } from '../analytics/track-event.ts';
import { recordLocalEvent } from '../local-analytics/local-events.ts';
import { MatchFilters } from './match-filters.tsx';
import { headed, MatchList } from './match-list.tsx';
import { ResultNote } from './result-note.tsx';
import { useMatches } from './use-matches.ts';
import type { MatchState } from './use-match-state.ts';

/** Below the matches for sessions online in a province: whom they leave out, and the way to all who work online. */
export const onlineMatchNotice = lazyPart({
  load: async () => (await import('../online/online-notice.tsx')).OnlineNotice,
  fallback: null,
  failure: null,
});

export function MatchScreen({ state, condition }: { state: MatchState; condition: Condition }) {
  const { t, language } = useTranslation(['match', 'crisis']);
  useDocumentMark('at-match');
  const { province, needs } = state.address;
  const severity = state.result?.severity ?? 'mild';
  const matches = useMatches({ ...state.address, condition, severity });
  const { answer, isCurrent } = matches;
  useViewed(condition, isCurrent ? answer?.total : undefined);
  return (
    <div className="match-screen container stack">
      <header className="match-head stack gap-3">
        <h1 className="match-title">{t('heading', { condition: headed(condition, language) })}</h1>
        {answer && (
          <p className="muted small dotted-line" role="status">
            <ResultWords state={state} condition={condition} />
            <span>
              {t('subtitle', {
                count: answer.total,
                condition: matchingOf(condition).named[language],
              })}
            </span>
          </p>
        )}
        <CrisisNotice province={province} />
        <ResultNote condition={condition} />
      </header>
      <MatchFilters state={state} />
      <MatchList state={state} condition={condition} matches={matches} />
      {answer && province && needs.session === 'Online' && (
        <onlineMatchNotice.Component
          provinces={province}
          isNobody={answer.total === 0}
          wider={`${paths.search()}?sessionTypes=Online`}
        />
      )}
      <MatchScoreNote />
      {/* What is not quite right is asked about once there is an answer. */}
      {answer && (
        <section className="panel is-soft stack gap-3">
          <h2>{t('next.title')}</h2>
          <p>{t('next.text')}</p>
          <div className="button-row">
            <LinkButton to={paths.assessments()}>{t('next.assessment')}</LinkButton>
            <LinkButton variant="secondary" to={paths.contact()}>
              {t('next.contact')}
            </LinkButton>
          </div>
        </section>
      )}
    </div>
  );
}

/** What the results' page called it. Nothing after an answer about self-harm: next to it any band would make light. */
function ResultWords({
  state: { result, selfHarm },
  condition,
}: {
  state: MatchState;
  condition: Condition;
}) {
  const { t, language } = useTranslation('match');
  const isKnown = useIsHydrated();
  if (selfHarm) return null;
  const words = result ? resultHeadline(condition, result.score, language) : t('assumed');
  // What the server assumes where it knows of no result is not for the eyes of someone whose device holds one.
  return <span className={result || isKnown ? undefined : 'match-unsettled'}>{`${words} `}</span>;
}

/** Notes once for each condition that its matches were shown. */
function useViewed(condition: Condition, total: number | undefined): void {
  const noted = useRef<Condition>(undefined);
  useEffect(() => {
    // The first count is the event's; later ones are other filters.
    if (total === undefined || noted.current === condition) return;
    noted.current = condition;
    noteMatchesViewed(condition, total);
  }, [condition, total]);
}

/** Notes that matches were shown. No score and no severity goes with it. */
function noteMatchesViewed(condition: Condition, results: number): void {
  const fields = { condition, metadata: { results } };
  recordLocalEvent('therapist-match-viewed', fields);
  trackEvent('therapist-match-viewed', fields);
}

const PARTS = { ...MATCH_POINTS, experience: Math.max(...MATCH_POINTS.experience) };

/** How a score is made up. */
function MatchScoreNote() {
  const { t } = useTranslation('match');
  return (
    <details className="more small">
      <summary>{t('how.title')}</summary>
      <p>{t('how.text')}</p>
      <ul className="stack gap-1">
        {(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => (
          <li key={part}>{t(`how.${part}`, { points: PARTS[part] })}</li>
        ))}
      </ul>
      <p>{t('how.note')}</p>
    </details>
  );
}
