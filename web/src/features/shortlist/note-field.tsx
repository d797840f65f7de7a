import { useTranslation } from '../../i18n/use-translation.ts';
import { NOTE_MAX } from './list-changes.ts';

interface NoteFieldProps {
  name: string;
  note: string;
  /** Of the words that say where the notes are: they stand once on the page. */
  hintId: string;
  onWrite: (note: string) => void;
}

/** The visitor's own words on somebody, kept with each key. */
export function NoteField({ name, note, hintId, onWrite }: NoteFieldProps) {
  const { t } = useTranslation('shortlist');
  return (
    <div className="list-note-field">
      {/* Paper has no scroll bar: there the whole text stands in place of its field. */}
      <p className="list-note-printed" aria-hidden="true">
        {note}
      </p>
      <textarea
        aria-label={t('note.label', { name })}
        aria-describedby={hintId}
        autoComplete="off"
        rows={3}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => onWrite(event.target.value)}
      />
      <p className="field-hint no-print" role="status">
        {note.length >= NOTE_MAX && t('note.full', { most: NOTE_MAX })}
      </p>
    </div>
  );
}
