import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface PeopleChoiceProps {
  people: readonly { id: string; name: string }[];
  /** Their ids. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Some of the people of a list, to be seen side by side. */
export function PeopleChoice({ people, chosen, onChoose }: PeopleChoiceProps) {
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
