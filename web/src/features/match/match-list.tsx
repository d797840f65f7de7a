import '../../ui/updating-list.css';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import {
  type Condition,
  conditionArticle,
  conditionInSentence,
  conditionName,
} from '@directory/domain/assessments/conditions';
import type { Match } from '@directory/domain/match/answer';
import { LAST_MATCH_PAGE, MATCHES_LISTED } from '@directory/domain/match/limits';
import type { Language } from '@directory/domain/language';
import { useLanguage } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageLinks } from '../search/page-links.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { MatchCard } from './match-card.tsx';
import { NoMatches } from './no-matches.tsx';
import { withoutSeverity } from './without-severity.ts';
import type { Matches } from './use-matches.ts';
import type { MatchState } from './use-match-state.ts';

/** Cards whose photos are loaded at once. */
const IN_VIEW = 2;

interface MatchListProps {
  state: MatchState;
  condition: Condition;
  matches: Matches;
}

export function MatchList({ state, condition, matches }: MatchListProps) {
  const { t } = useTranslation('match');
  const top = useRef<HTMLHeadingElement>(null);
  const { answer, isCurrent, trouble } = matches;
  const isBusy = !isCurrent && trouble !== 'failed';
  const found = answer?.matches ?? [];
  const listed = state.selfHarm ? found.map(withoutSeverity) : found;
  return (
    <section className="match-results" aria-busy={isBusy}>
      <h2 className="visually-hidden" ref={top} tabIndex={-1}>
        {t('list')}
      </h2>
      <ConnectionNote matches={matches} />
      {!answer && isBusy && <Searching />}
      {answer && isCurrent && answer.pages > 0 && answer.page > answer.pages && (
        <Navigate to={state.hrefOfPage(answer.pages)} replace />
      )}
      {answer && answer.total === 0 && <NoMatches state={state} others={answer.others} />}
      {answer && listed.length > 0 && (
        <>
          <Cards
            people={listed.filter(({ specialtyMatch }) => specialtyMatch)}
            condition={condition}
            isBusy={isBusy}
          />
          <Others
            people={listed.filter(({ specialtyMatch }) => !specialtyMatch)}
            condition={condition}
            isBusy={isBusy}
          />
          <PageLinks
            label={t('pages')}
            page={answer.page}
            pages={answer.pages}
            hrefOf={state.hrefOfPage}
            onTurn={() => top.current?.focus()}
          />
          {answer.page === LAST_MATCH_PAGE && (
            <p className="match-listed muted">{t('listed', { count: MATCHES_LISTED })}</p>
          )}
        </>
      )}
      {answer && answer.total > 0 && answer.others > 0 && (
        <OthersOffer state={state} condition={condition} others={answer.others} />
      )}
    </section>
  );
}

interface CardsProps {
  people: readonly Match[];
  condition: Condition;
  isBusy: boolean;
}

function Cards({ people, condition, isBusy }: CardsProps) {
  if (people.length === 0) return null;
  return (
    <ul className="match-list updating-list" aria-busy={isBusy}>
      {people.map((match, index) => (
        <li key={match.psychologist.id}>
          <MatchCard match={match} condition={condition} eager={index < IN_VIEW} />
        </li>
      ))}
    </ul>
  );
}

/** Those who do not say that they work with the condition: under a heading of their own, never among the matches. */
function Others({ people, ...cards }: CardsProps) {
  const { t } = useTranslation('match');
  const language = useLanguage();
  if (people.length === 0) return null;
  return (
    <section className="match-others">
      <h2>{t('others.title', { condition: named(cards.condition, language) })}</h2>
      <Cards people={people} {...cards} />
    </section>
  );
}

/** How many others there are, and the way to see them or not to. */
function OthersOffer({
  state: { address, filter },
  condition,
  others,
}: {
  state: MatchState;
  condition: Condition;
  others: number;
}) {
  const { t } = useTranslation('match');
  const language = useLanguage();
  const { specialtyOnly } = address.filters;
  return (
    <div className="match-others-offer">
      <p className="muted">{t('others.count', { count: others, condition: named(condition, language) })}</p>
      <Button variant="quiet" onClick={() => filter({ specialtyOnly: !specialtyOnly })}>
        {t(specialtyOnly ? 'others.show' : 'others.hide')}
      </Button>
    </div>
  );
}

/** As it stands in the page's heading, where French goes on as in a sentence: “: dépression”. */
export const headed = (condition: Condition, language: Language) =>
  (language === 'fr' ? conditionInSentence : conditionName)(condition, language);

/** As it stands in a sentence: “la dépression”; an English name stands alone. */
export function named(condition: Condition, language: Language): string {
  return conditionArticle(condition, language) + conditionInSentence(condition, language);
}

function Searching() {
  const { t } = useTranslation('match');
  return (
    <>
      <p className="lead" role="status">
        {t('loading')}
      </p>
      {[0, 1, 2].map((key) => (
        <div className="card match-card is-awaited" key={key} aria-hidden="true">
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </div>
      ))}
    </>
  );
}
