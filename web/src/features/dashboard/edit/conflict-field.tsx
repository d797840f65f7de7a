import { useId } from 'react';
import type { FieldName, ProfileForm } from '@directory/domain/profile/fields';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Side } from '../form/three-way.ts';
import { useFieldText } from './use-field-text.ts';

interface ConflictFieldProps {
  field: FieldName;
  note: string | null;
  mine: ProfileForm;
  theirs: ProfileForm;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field of a conflict: the two versions side by side, either of which can be chosen. */
export function ConflictField({ field, note, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation('dashboard');
  const group = useId();
  const textOf = useFieldText();
  const sides: readonly [Side, ProfileForm][] = [
    ['mine', mine],
    ['theirs', theirs],
  ];
  return (
    <fieldset className="conflict-field" data-field={field}>
      <legend className="field-label">{t(`fields.${field}`)}</legend>
      {note && <p className="field-hint">{note}</p>}
      <div className="conflict-sides">
        {sides.map(([side, form]) => (
          <label className="conflict-side" key={side}>
            <span className="conflict-side-top">
              <input type="radio" name={group} checked={choice === side} onChange={() => onChoose(side)} />
              <span>{t(`conflict.${side}`)}</span>
            </span>
            <span className="conflict-value">{textOf(field, form) || <em>{t('conflict.empty')}</em>}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
