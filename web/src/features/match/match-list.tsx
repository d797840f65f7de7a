import '../../ui/updating-list.css';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { type Condition, conditionInSentence, conditionName } from '@directory/domain/assessments/conditions';
import { matchingOf } from '@directory/domain/assessments/facts';
import type { Match } from '@directory/domain/match/answer';
import { LAST_MATCH_PAGE, MATCHES_LISTED, NO_NEEDS } from '@directory/domain/match/needs';
import type { Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { useLanguage } from '../../site/contexts.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageLinks } from '../search/page-links.tsx';
import { MatchCard } from './match-card.tsx';
import type { Matches } from './use-matches.ts';
import type { MatchState } from './use-match-state.ts';
import { NO_FILTERS } from './match-filters.tsx';
import { needCount } from './match-address.ts';

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
  // Those who do not say that they work with the condition: under a heading of their own, never among the matches.
  const others = listed.filter(({ specialtyMatch }) => !specialtyMatch);
  const matching = listed.filter(({ specialtyMatch }) => specialtyMatch);
  // Who may be asked beside somebody.
  const ids = matching.map(({ psychologist }) => psychologist.id);
  const named = matchingOf(condition).named[useLanguage()];
  const { specialtyOnly } = state.address.filters;
  const cards = (people: readonly Match[]) =>
    people.length > 0 && (
      <ul className="match-list stack updating-list" aria-busy={isBusy}>
        {people.map((match, index) => (
          <li key={match.psychologist.id}>
            <MatchCard {...{ match, condition, listed: ids }} eager={index < IN_VIEW} />
          </li>
        ))}
      </ul>
    );
  return (
    <section className="match-results stack" aria-busy={isBusy}>
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
          {cards(matching)}
          {others.length > 0 && (
            <section className="match-others stack">
              <h2 className="text-xl">{t('others.title', { condition: named })}</h2>
              {cards(others)}
            </section>
          )}
          <PageLinks
            label={t('pages')}
            page={answer.page}
            pages={answer.pages}
            hrefOf={state.hrefOfPage}
            onTurn={() => top.current?.focus()}
          />
          {answer.page === LAST_MATCH_PAGE && (
            <p className="muted">{t('listed', { count: MATCHES_LISTED })}</p>
          )}
        </>
      )}
      {answer && answer.total > 0 && answer.others > 0 && (
        <div className="row">
          <p className="muted">{t('others.count', { count: answer.others, condition: named })}</p>
          <Button
            variant="quiet"
            className="button-flush"
            onClick={() => state.filter({ specialtyOnly: !specialtyOnly })}
          >
            {t(specialtyOnly ? 'others.show' : 'others.hide')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** As it stands in the page's heading, where French goes on as in a sentence: “: dépression”. */
export const headed = (condition: Condition, language: Language) =>
  (language === 'fr' ? conditionInSentence : conditionName)(condition, language);

function Searching() {
  const { t } = useTranslation('match');
  return (
    <>
      <p role="status">{t('loading')}</p>
      {[0, 1, 2].map((key) => (
        <div className="card stack" key={key} aria-hidden="true">
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </div>
      ))}
    </>
  );
}

/** Says at once what keeps an answer away, and that it is asked for again; above what stands, or in its place when nothing does. */
function ConnectionNote({ matches: { answer, trouble, askAgain } }: { matches: Matches }) {
  const { t } = useTranslation(['match', 'shell']);
  const again = <Button onClick={askAgain}>{t('shell:retry')}</Button>;
  if (trouble !== null && !answer && trouble !== 'slow') {
    return (
      <EmptyState
        title={t(trouble === 'offline' ? 'connection.offlineTitle' : 'failed.title')}
        text={t(trouble === 'offline' ? 'connection.offline' : 'failed.text')}
        live
      >
        {again}
        <LinkButton variant="secondary" to={paths.search()}>
          {t('shell:nav.find')}
        </LinkButton>
      </EmptyState>
    );
  }
  // The region is there from the beginning: a screen reader says what appears in one that it knows.
  return (
    <div className="live" role="status">
      {trouble !== null && (
        <div className="match-connection notice split">
          <p>
            {t(`connection.${trouble}`)} {answer && trouble !== 'slow' && t('connection.stands')}
          </p>
          {again}
        </div>
      )}
    </div>
  );
}

/** The filters that can be left out one by one. Without the other there are no more matches, but others. */
const DROPPED = ['locationOnly', 'availableOnly', 'minScore'] as const;

/** Nobody works with the condition and meets all that was asked: what can be left out, and who else there is. */
function NoMatches({ state, others }: { state: MatchState; others: number }) {
  const { t } = useTranslation('match');
  const { address, answer, filter } = state;
  return (
    <EmptyState title={t('empty.title')} text={t('empty.text')} live>
      {needCount(address.needs) > 0 && (
        <Button onClick={() => answer(NO_NEEDS)}>{t('questions.skipAll')}</Button>
      )}
      {DROPPED.filter((name) => address.filters[name]).map((name) => (
        <Button key={name} variant="secondary" onClick={() => filter({ [name]: NO_FILTERS[name] })}>
          {t('empty.without', { choice: t(`filters.${name}`) })}
        </Button>
      ))}
      {others > 0 && address.filters.specialtyOnly && (
        <Button variant="secondary" onClick={() => filter({ specialtyOnly: false })}>
          {t('others.showCounted', { count: others })}
        </Button>
      )}
      <LinkButton variant="quiet" className="button-flush" to={paths.assessments()}>
        {t('empty.back')}
      </LinkButton>
    </EmptyState>
  );
}

/**
 * A match without what it says of the severity that was asked with. For someone whose answer tells of thoughts of death or self-harm:
 * the score may be low all the same, and "takes people with mild symptoms" would make light of it. The order stays what it is.
 */
export function withoutSeverity<Facts extends Pick<Match, 'reasons' | 'cautions' | 'unknowns'>>(
  match: Facts,
): Facts {
  return {
    ...match,
    reasons: match.reasons.filter(({ code }) => code !== 'severity'),
    cautions: match.cautions.filter(({ code }) => code !== 'severityNotListed'),
    unknowns: match.unknowns.filter((unknown) => unknown !== 'severity'),
  };
}
