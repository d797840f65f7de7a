import { useMemo, useState, type ReactNode } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import type { Query } from '../../site/query-client.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ComparedPeopleProps } from './compared-people.tsx';
import { compared, PRINTED_MAX } from './list-changes.ts';
import { PeopleChoice } from './people-choice.tsx';

/** The profiles of these people; who is not among the answer is not in the directory. */
export function peopleQuery(ids: readonly string[]): Query<PublicProfile[]> {
  return {
    showsProfiles: true,
    key: ['profiles', ids],
    ask: ({ directory, signal }) => directory.profiles(ids, signal),
  };
}

/** The comparison names all that profiles name: vocabularies and regulators come with it. */
const comparison = lazyPart<ComparedPeopleProps>({
  load: async () => (await import('./compared-people.tsx')).ComparedPeople,
  fallback: (
    <div className="list-reading">
      <Skeleton shape="block" />
    </div>
  ),
  failure: <PartFailure />,
});

/** Makes the server render the comparison. */
export const prepareComparison = comparison.prepare;

interface SideBySideProps extends ComparedPeopleProps {
  /** What is done first with the list, beside the menu. */
  first?: ReactNode;
  /** What else can be done with it: the menu. */
  children?: ReactNode;
}

/** People side by side: all of them, or those whom the visitor chooses. */
export function SideBySide({ people, first, children, ...own }: SideBySideProps) {
  const { t } = useTranslation('shortlist');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // The same array until it has others: what the server rendered stays while the part's code is on its way.
  const shown = useMemo(() => compared(people, chosen), [people, chosen]);
  const ids = shown.map(({ id }) => id);
  const printed = ids.slice(0, PRINTED_MAX);
  const others = people.filter(({ id }) => !printed.includes(id)).map(({ name }) => name);
  const canChoose = people.length > 2;
  return (
    <>
      <div className="list-bar row needs-scripts no-print">
        {first}
        {(children || canChoose) && (
          <details className="list-tools">
            <summary className="button button-secondary">{t('tools')}</summary>
            <div className="panel stack gap-5">
              {children}
              {canChoose && <PeopleChoice about="choose" people={people} chosen={ids} onChoose={setChosen} />}
            </div>
          </details>
        )}
      </div>
      <comparison.Component people={shown} {...own} />
      {/* Without a word the others would seem to be gone. */}
      {others.length > 0 && <p className="list-others">{t('choose.others', { names: others.join(', ') })}</p>}
    </>
  );
}
