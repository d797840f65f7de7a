import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface PeopleChoiceProps {
  about: 'choose' | 'write';
  people: readonly { id: string; name: string }[];
  /** Their ids. */
  chosen: readonly string[];
  /** Whose box cannot be changed: a tick that stays, or a box that nobody can tick any more. */
  isFixed?: (id: string) => 'ticked' | 'empty' | null;
  onChoose: (ids: readonly string[]) => void;
}

/** Some of the people of a list: to be seen side by side, or to be written to. */
export function PeopleChoice({ about, people, chosen, isFixed = () => null, onChoose }: PeopleChoiceProps) {
  const { t } = useTranslation('shortlist');
  const hintId = useId();
  const isRequired = about === 'write';
  return (
    <fieldset className="list-choice no-print" aria-describedby={hintId}>
      <legend className={isRequired ? 'field-label is-required' : 'field-label'}>
        {t(isRequired ? 'write.whom' : 'choose.title')}
      </legend>
      <p className="field-hint" id={hintId}>
        {t(isRequired ? 'write.most' : 'choose.text')}
      </p>
      <div className="list-choice-people">
        {people.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          const fixed = isFixed(id);
          return (
            <label key={id} className="check">
              <input
                type="checkbox"
                checked={isChosen || fixed === 'ticked'}
                disabled={fixed !== null}
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
