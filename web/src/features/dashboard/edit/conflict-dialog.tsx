import './conflict-dialog.css';
import { useState } from 'react';
import type { ProfileForm } from '@directory/domain/profile/fields';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formOfProfile } from '../form/profile-form.ts';
import { initialChoices, type Choices, type Side } from '../form/three-way.ts';
import { ConflictField } from './conflict-field.tsx';
import type { ProfileConflict } from './save-draft.ts';

interface ConflictDialogProps {
  /** Null while there is none. */
  conflict: ProfileConflict | null;
  mine: ProfileForm;
  onSettle: (choices: Choices) => void;
  onBack: () => void;
}

/** Shows what someone else saved beside what stands in the form, and lets the member choose. Nothing is written before. */
export function ConflictDialog({ conflict, mine, onSettle, onBack }: ConflictDialogProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Dialog
      className="conflict-dialog"
      isOpen={conflict !== null}
      title={t('conflict.title')}
      onClose={onBack}
    >
      {conflict && (
        <ConflictChoices
          key={conflict.theirs.revision}
          conflict={conflict}
          mine={mine}
          onSettle={onSettle}
          onBack={onBack}
        />
      )}
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
      <div className="button-row conflict-end">
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
