// The part's style sheet belongs to the page: it is rendered whole before its code has come.
import './compared-people.css';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ComparedPeopleProps } from './compared-people.tsx';
import { compared, COMPARED_MAX } from './list-changes.ts';

/** The comparison names all that profiles name: vocabularies and regulators come with it. */
const comparison = lazyPart<ComparedPeopleProps>({
  load: async () => (await import('./compared-people.tsx')).ComparedPeople,
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
});

/** Makes the server render the comparison. */
export const prepareComparison = comparison.prepare;

interface SideBySideProps extends ComparedPeopleProps {
  /** Right above the comparison. */
  hint?: ReactNode;
  /** After the choice of people. */
  children?: ReactNode;
}

/** People side by side: all of them, or of more than fit those whom the visitor chooses. */
export function SideBySide({ people, hint, children, ...own }: SideBySideProps) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // The same array until it has others: what the server rendered stays while the part's code is on its way.
  const shown = useMemo(() => compared(people, chosen), [people, chosen]);
  return (
    <>
      {people.length > COMPARED_MAX && <ChooseCompared people={people} shown={shown} onChoose={setChosen} />}
      {children}
      <div className="list-compared">
        {hint}
        <comparison.Component people={shown} {...own} />
      </div>
    </>
  );
}

interface ChooseComparedProps {
  people: readonly PublicProfile[];
  /** Those of them who are shown. */
  shown: readonly PublicProfile[];
  onChoose: (ids: readonly string[]) => void;
}

/** Of more people than fit side by side: whom to see. The others cannot be ticked until one of these is not. */
function ChooseCompared({ people, shown, onChoose }: ChooseComparedProps) {
  const { t } = useTranslation('shortlist');
  const hintId = useId();
  const chosen = shown.map(({ id }) => id);
  const others = people.filter(({ id }) => !chosen.includes(id)).map(({ name }) => name);
  return (
    <>
      {/* Paper shows four as well: without a word the others would seem to be gone. */}
      <p className="list-others">{t('choose.others', { names: others.join(', ') })}</p>
      <fieldset className="list-choice no-print" aria-describedby={hintId}>
        <legend>{t('choose.title')}</legend>
        <p className="field-hint" id={hintId}>
          {t('choose.text')}
        </p>
        <div className="list-choice-people">
          {people.map(({ id, name }) => {
            const isChosen = chosen.includes(id);
            const isFull = !isChosen && chosen.length >= COMPARED_MAX;
            return (
              <label key={id} className={isFull ? 'list-check is-disabled' : 'list-check'}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFull}
                  onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                />
                <span>{name}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </>
  );
}
