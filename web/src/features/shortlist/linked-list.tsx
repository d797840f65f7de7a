import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import { useQuery } from '../../site/use-query.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKeptList } from './kept-list.ts';
import { isOn, withPeople } from './list-changes.ts';
import type { ListLink } from './list-link.ts';
import { peopleQuery } from '../../site/directory-queries.ts';
import { SideBySide } from './side-by-side.tsx';
import { changeList, currentList, followList } from './stored-list.ts';

const NOBODY: readonly PublicProfile[] = [];

/** The people that a link names. Nothing of it changes the visitor's own list until the visitor says so. */
export function LinkedList({ ids, lost }: ListLink) {
  const { t } = useTranslation(['shortlist', 'shell']);
  const { data, isPending, isError, refetch } = useQuery(ids.length > 0 ? peopleQuery(ids) : null);
  const people = data ?? NOBODY;
  if (isPending) return <Skeleton shape="block" />;
  if (isError)
    return <EmptyState title={t('failed.title')} text={t('shell:errors.unreachable')} retry={refetch} />;
  const gone = ids.length - people.length;
  if (people.length === 0)
    return (
      <EmptyState title={t('linked.none')} text={t('linked.noneText')}>
        <LinkButton to={paths.search()}>{t('shell:nav.find')}</LinkButton>
      </EmptyState>
    );
  return (
    <div className="list-parts stack">
      <Taking people={people} />
      {gone > 0 && <p className="list-gone panel">{t('gone.linked', { count: gone })}</p>}
      {lost && <p className="list-gone panel">{t(`linked.${lost}`, { most: SHORTLIST_MAX })}</p>}
      <SideBySide people={people} />
    </div>
  );
}

/** What the visitor may do with these people: keep them, beside or in place of their own. */
function Taking({ people }: { people: readonly PublicProfile[] }) {
  const { t } = useTranslation('shortlist');
  const navigate = useNavigate();
  const own = useKeptList();
  const [isAsking, setIsAsking] = useState(false);
  const [isFull, setIsFull] = useState(false);
  useEffect(followList, []);
  const toOwn = () => void navigate(paths.shortlist());

  function add(): void {
    const longer = withPeople(currentList(), people);
    setIsFull(longer === null);
    if (longer === null) return;
    changeList(() => longer);
    toOwn();
  }
  function replace(): void {
    changeList((list) => {
      const named = withPeople([], people) ?? [];
      // A note on somebody who stays is the visitor's still.
      return named.map((person) => list.find(({ id }) => id === person.id) ?? person);
    });
    toOwn();
  }

  if (people.every(({ id }) => isOn(own, id)))
    return (
      <div className="stack gap-3 no-print">
        <p>{t('linked.all')}</p>
        <div className="button-row">
          <LinkButton to={paths.shortlist()}>{t('linked.own')}</LinkButton>
        </div>
      </div>
    );
  return (
    <div className="stack gap-3 needs-scripts no-print">
      {own.length > 0 && <p>{t('linked.ask')}</p>}
      <div className="button-row">
        <Button onClick={add}>{t('linked.add')}</Button>
        {own.length > 0 && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {t('linked.replace')}
          </Button>
        )}
      </div>
      <p className="live" role="status">
        {isFull && t('linked.full', { most: SHORTLIST_MAX })}
      </p>
      <Question
        title={t('linked.replaceTitle')}
        text={t('linked.replaceText')}
        no={t('linked.replaceNo')}
        yes={t('linked.replace')}
        isOpen={isAsking}
        onNo={() => setIsAsking(false)}
        onYes={replace}
      />
    </div>
  );
}
