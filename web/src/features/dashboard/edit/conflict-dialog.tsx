import { useState, useId } from 'react';
import type { EditableColumn } from '@directory/domain/profile/columns';
import type { ProfileForm } from '@directory/domain/profile/row';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formOfProfile, initialChoices, type Choices, type Side } from '../form/profile-form.ts';
import type { ProfileConflict } from './use-profile-editor.ts';
import { useColumnWords } from './use-column-words.ts';

interface ConflictDialogProps {
  /** Null while there is none. */
  conflict: ProfileConflict | null;
  mine: ProfileForm;
  onSettle: (choices: Choices) => void;
  onBack: () => void;
}

/** Shows what someone else saved beside what stands in the form, and lets the member choose. Nothing is written before. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, onBack } = props;
  const { t } = useTranslation('dashboard');
  return (
    <Dialog
      className="conflict-dialog"
      isOpen={conflict !== null}
      title={t('conflict.title')}
      onClose={onBack}
    >
      {conflict && <ConflictChoices {...props} key={conflict.theirs.revision} conflict={conflict} />}
    </Dialog>
  );
}

type ConflictChoicesProps = ConflictDialogProps & { conflict: ProfileConflict };

function ConflictChoices({ conflict, mine, onSettle, onBack }: ConflictChoicesProps) {
  const { t } = useTranslation('dashboard');
  const { theirs, conflicts } = conflict;
  const theirForm = formOfProfile(theirs);
  const [choices, setChoices] = useState<Choices>(() => initialChoices(conflicts));
  const undecided = conflicts.filter(({ field }) => choices[field] === undefined).length;
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  return (
    <>
      <p>{t('conflict.text')}</p>
      <div className="button-row">
        <Button variant="secondary" onClick={() => chooseAll('mine')}>
          {t('conflict.allMine')}
        </Button>
        <Button variant="secondary" onClick={() => chooseAll('theirs')}>
          {t('conflict.allTheirs')}
        </Button>
      </div>
      {conflicts.map(({ field, bothChanged }) => (
        <ConflictField
          key={field}
          field={field}
          note={bothChanged ? null : t('conflict.onlyTheirs')}
          mine={mine}
          theirs={theirForm}
          choice={choices[field]}
          onChoose={(side) => setChoices((now) => ({ ...now, [field]: side }))}
        />
      ))}
      <div className="row">
        <Button disabled={undecided > 0} onClick={() => onSettle(choices)}>
          {t('conflict.save')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('conflict.back')}
        </Button>
        <p className="muted" role="status">
          {undecided > 0 && t('conflict.undecided', { count: undecided })}
        </p>
      </div>
    </>
  );
}

interface ConflictFieldProps {
  field: EditableColumn;
  note: string | null;
  mine: ProfileForm;
  theirs: ProfileForm;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field of a conflict: the two versions side by side, either of which can be chosen. */
function ConflictField({ field, note, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation('dashboard');
  const group = useId();
  const words = useColumnWords();
  const sides: readonly [Side, ProfileForm][] = [
    ['mine', mine],
    ['theirs', theirs],
  ];
  return (
    <fieldset className="stack gap-2" data-field={field}>
      <legend className="field-label">{words.label(field)}</legend>
      {note && <p className="field-hint">{note}</p>}
      <div className="conflict-sides stack gap-3">
        {sides.map(([side, form]) => (
          <label className={`conflict-side stack gap-2${choice === side ? ' is-chosen' : ''}`} key={side}>
            <span className="check">
              <input type="radio" name={group} checked={choice === side} onChange={() => onChoose(side)} />
              <strong>{t(`conflict.${side}`)}</strong>
            </span>
            <span className="conflict-value">
              {words.text(field, form) || <em>{t('conflict.empty')}</em>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
