import '../../ui/updating-list.css';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Condition } from '@directory/domain/assessments/conditions';
import type { MatchAnswer } from '@directory/domain/match/answer';
import { LAST_MATCH_PAGE, MATCHES_LISTED } from '@directory/domain/match/limits';
import { paths } from '@directory/domain/paths';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageLinks } from '../search/page-links.tsx';
import { MatchCard } from './match-card.tsx';
import type { MatchState } from './use-match-state.ts';

/** Cards whose photos are loaded at once. */
const IN_VIEW = 2;

export function MatchList({
  state,
  condition,
  query,
}: {
  state: MatchState;
  condition: Condition;
  query: UseQueryResult<MatchAnswer>;
}) {
  const { t } = useTranslation(['match', 'shell']);
  const top = useRef<HTMLHeadingElement>(null);
  const { data, isError, isPending, isPlaceholderData } = query;
  return (
    <section className="match-results" aria-busy={isPending || isPlaceholderData}>
      <h2 className="visually-hidden" ref={top} tabIndex={-1}>
        {t('list')}
      </h2>
      {isPending && <Searching />}
      {isError && (
        <EmptyState title={t('failed.title')} text={t('failed.text')} live>
          <Button onClick={() => void query.refetch()}>{t('shell:retry')}</Button>
          <LinkButton variant="secondary" to={paths.search()}>
            {t('shell:nav.find')}
          </LinkButton>
        </EmptyState>
      )}
      {!isError && data?.total === 0 && (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <LinkButton variant="secondary" to={paths.assessments()}>
            {t('empty.back')}
          </LinkButton>
        </EmptyState>
      )}
      {data && data.pages > 0 && data.page > data.pages && (
        <Navigate to={state.hrefOfPage(data.pages)} replace />
      )}
      {!isError && data && data.total > 0 && (
        <>
          <ul className="match-list updating-list" aria-busy={isPlaceholderData}>
            {data.matches.map((match, index) => (
              <li key={match.psychologist.id}>
                <MatchCard match={match} condition={condition} eager={index < IN_VIEW} />
              </li>
            ))}
          </ul>
          <PageLinks
            label={t('pages')}
            page={data.page}
            pages={data.pages}
            hrefOf={state.hrefOfPage}
            onTurn={() => top.current?.focus()}
          />
          {data.page === LAST_MATCH_PAGE && data.total > MATCHES_LISTED && (
            <p className="match-listed muted">{t('listed', { count: MATCHES_LISTED })}</p>
          )}
        </>
      )}
    </section>
  );
}

function Searching() {
  const { t } = useTranslation('match');
  return (
    <>
      <p className="lead" role="status">
        {t('loading')}
      </p>
      {[0, 1, 2].map((key) => (
        <div className="card match-card" key={key} aria-hidden="true">
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </div>
      ))}
    </>
  );
}
