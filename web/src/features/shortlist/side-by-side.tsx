// The parts' style sheets belong to the page: it is rendered whole before their code has come.
import '../../ui/field.css';
import '../../ui/outcome.css';
import '../contact-form/message-form.css';
import './compared-people.css';
import { useMemo, useState, type ReactNode } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ComparedPeopleProps } from './compared-people.tsx';
import { compared, COMPARED_MAX } from './list-changes.ts';
import { PeopleChoice } from './people-choice.tsx';

/** The comparison names all that profiles name: vocabularies and regulators come with it. */
const comparison = lazyPart<ComparedPeopleProps>({
  load: async () => (await import('./compared-people.tsx')).ComparedPeople,
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
});

/** Makes the server render the comparison. */
export const prepareComparison = comparison.prepare;

/** Comes after the list itself: most visits read. */
export const listMessage = lazyPart<{ people: readonly PublicProfile[] }>({
  load: async () => (await import('./list-message.tsx')).ListMessage,
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
});

interface SideBySideProps extends ComparedPeopleProps {
  /** Right above the comparison. */
  hint?: ReactNode;
  /** After the choice of people. */
  children?: ReactNode;
}

/** People side by side: all of them, or of more than fit those whom the visitor chooses. */
export function SideBySide({ people, hint, children, ...own }: SideBySideProps) {
  const { t } = useTranslation('shortlist');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // The same array until it has others: what the server rendered stays while the part's code is on its way.
  const shown = useMemo(() => compared(people, chosen), [people, chosen]);
  const ids = shown.map(({ id }) => id);
  const others = people.filter(({ id }) => !ids.includes(id)).map(({ name }) => name);
  return (
    <>
      {people.length > COMPARED_MAX && (
        <>
          {/* Paper shows four as well: without a word the others would seem to be gone. */}
          <p className="list-others">{t('choose.others', { names: others.join(', ') })}</p>
          <PeopleChoice
            people={people}
            chosen={ids}
            // The others cannot be ticked until one of these is not.
            isFull={ids.length >= COMPARED_MAX}
            onChoose={setChosen}
          />
        </>
      )}
      {children}
      <div className="stack">
        {hint}
        <comparison.Component people={shown} {...own} />
      </div>
    </>
  );
}
