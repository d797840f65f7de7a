import { useId } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COMPARED_MAX } from './list-changes.ts';

interface ChooseComparedProps {
  people: readonly PublicProfile[];
  /** The ids of those who are shown. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Of more people than fit side by side: whom to see. The others cannot be ticked until one of these is not. */
export function ChooseCompared({ people, chosen, onChoose }: ChooseComparedProps) {
  const { t } = useTranslation('shortlist');
  const hintId = useId();
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
