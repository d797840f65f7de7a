// The parts' style sheets belong to the page: it is rendered whole before their code has come.
import '../../ui/field.css';
import '../../ui/outcome.css';
import '../contact-form/message-form.css';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { openDialog } from '../../ui/dialog/page-dialog.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ComparedPeopleProps } from './compared-people.tsx';
import { compared, PRINTED_MAX } from './list-changes.ts';

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

/** Comes after the list itself: most visits read. */
const message = lazyPart<{ people: readonly PublicProfile[] }>({
  load: async () => (await import('./list-message.tsx')).ListMessage,
  fallback: null,
  failure: <PartFailure />,
});

/** Makes the server render both. */
export const prepareComparison = () => Promise.all([comparison.prepare(), message.prepare()]);

interface SideBySideProps extends ComparedPeopleProps {
  /** What else can be done with it: the menu. */
  children?: ReactNode;
}

/** People side by side: all of them, or those whom the visitor chooses; above them the way to write to them. */
export function SideBySide({ people, children, ...own }: SideBySideProps) {
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
      <div className="list-bar row no-print">
        <a className="button button-primary" href="#write" onClick={openDialog}>
          {t('write.title')}
        </a>
        {(children || canChoose) && (
          <details className="list-tools needs-scripts">
            <summary className="button button-secondary">{t('tools')}</summary>
            <div className="panel stack gap-5">
              {children}
              {canChoose && <PeopleChoice people={people} chosen={ids} onChoose={setChosen} />}
            </div>
          </details>
        )}
      </div>
      <comparison.Component people={shown} {...own} />
      {/* Without a word the others would seem to be gone. */}
      {others.length > 0 && <p className="list-others">{t('choose.others', { names: others.join(', ') })}</p>}
      <message.Component people={people} />
    </>
  );
}

interface PeopleChoiceProps {
  people: readonly { id: string; name: string }[];
  /** Their ids. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Some of the people of a list, to be seen side by side. */
function PeopleChoice({ people, chosen, onChoose }: PeopleChoiceProps) {
  const { t } = useTranslation('shortlist');
  const hintId = useId();
  return (
    <fieldset className="list-choice" aria-describedby={hintId}>
      <legend className="field-label">{t('choose.title')}</legend>
      <p className="field-hint" id={hintId}>
        {t('choose.text')}
      </p>
      <div className="list-choice-people">
        {people.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <label key={id} className="check">
              <input
                type="checkbox"
                checked={isChosen}
                // A table of nobody would compare nothing.
                disabled={isChosen && chosen.length === 1}
                onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              <span>{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
