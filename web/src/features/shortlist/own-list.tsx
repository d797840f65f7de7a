import { useEffect, useId, useRef, useState } from 'react';
import { paths } from '@directory/domain/site/paths';
import { useQuery } from '../../site/use-query.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ComparedFact } from './compared-facts.tsx';
import type { Measured } from './distances.ts';
import { ListActions } from './list-actions.tsx';
import { ListPlace, useDistanceFact } from './list-distance.tsx';
import { NOTE_MAX } from './list-changes.ts';
import { peopleQuery } from '../../site/directory-queries.ts';
import { SideBySide } from './side-by-side.tsx';
import type { ListOutcome, OwnList as List } from './use-own-list.ts';

/** Of the words that say where list and notes are: they stand once on the page. */
export const PRIVACY_ID = 'list-privacy';

/**
 * The visitor's list: who is on it, side by side, with notes, and what can be done with it. The server renders it as nobody's: most have
 * kept nobody, and nothing moves for them. Where somebody is kept, which the page knows before it is drawn, the wait stands in its place.
 */
export function OwnList({ list }: { list: List }) {
  const { t } = useTranslation(['shortlist', 'shell']);
  const { people, outcome, isStored } = list;
  return (
    <>
      <Outcome outcome={outcome} onUndo={list.undo} />
      {people === null && (
        <div className="list-unread">
          <Reading />
        </div>
      )}
      {people !== null && !isStored && (
        <p className="notice" role="alert">
          {t('unstored')}
        </p>
      )}
      {people === null || people.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={outcome?.kind === 'elsewhere' ? t('empty.elsewhere') : t('empty.text')}
        >
          <LinkButton to={paths.search()}>{t('shell:nav.find')}</LinkButton>
        </EmptyState>
      ) : (
        <Kept list={list} />
      )}
    </>
  );
}

function Reading() {
  return (
    <div className="list-reading needs-scripts" aria-busy="true">
      <Loading shapes={['heading', 'block']} />
    </div>
  );
}

function Kept({ list }: { list: List }) {
  const { t } = useTranslation('shortlist');
  const people = list.people ?? [];
  const ids = people.map(({ id }) => id);
  // While somebody is removed the others stay where they are.
  const { data, isPending, isError, refetch, isPrevious } = useQuery(peopleQuery(ids), {
    keepsPrevious: true,
  });
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [printsNotes, setPrintsNotes] = useState(false);
  const profiles = (data ?? []).filter(({ id }) => ids.includes(id));
  const isKnown = data !== undefined && !isPrevious;
  const gone = isKnown ? people.filter(({ id }) => !profiles.some((profile) => profile.id === id)) : [];
  const distance = useDistanceFact(measured);
  const note: ComparedFact = {
    key: 'note',
    label: t('table.note'),
    of: ({ id, name }) => (
      <NoteField name={name} note={noteOf(id)} onWrite={(text) => list.write(id, text)} />
    ),
  };
  const noteOf = (id: string) => people.find((person) => person.id === id)?.note ?? '';
  const actions = (
    <ListActions
      ids={ids}
      printsNotes={printsNotes}
      onPrintsNotes={setPrintsNotes}
      onRemoveAll={list.removeAll}
    />
  );
  return (
    <div className={`list-parts stack${printsNotes ? ' prints-notes' : ''}`}>
      {profiles.length === 0 && actions}
      {isPending && <Reading />}
      {isError && (
        <>
          <EmptyState title={t('failed.title')} text={t('failed.text')} retry={refetch} />
          <ul className="stack gap-3">
            {people.map(({ id, name, note }) => (
              <li key={id}>
                <strong>{name}</strong>
                {note && <p className="list-note">{note}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {gone.length > 0 && <Gone people={gone} onRemove={list.remove} />}
      {profiles.length > 0 && (
        <SideBySide
          people={profiles}
          own={[...distance, note]}
          action={({ id, name }) => <RemoveButton name={name} onRemove={() => list.remove(id)} />}
        >
          {actions}
          <ListPlace onMeasured={setMeasured} />
        </SideBySide>
      )}
    </div>
  );
}

/** Who has left the directory is named, with the note, until the visitor removes them. */
function Gone({ people, onRemove }: { people: NonNullable<List['people']>; onRemove: (id: string) => void }) {
  const { t } = useTranslation('shortlist');
  const titleId = useId();
  return (
    <section className="list-gone panel stack gap-2" aria-labelledby={titleId}>
      <h2 className="text-lg" id={titleId}>
        {t('gone.title')}
      </h2>
      <ul>
        {people.map(({ id, name, note }) => (
          <li key={id}>
            <p>{t('gone.text', { name })}</p>
            {note && <p className="list-note">{note}</p>}
            <RemoveButton name={name} onRemove={() => onRemove(id)} />
          </li>
        ))}
      </ul>
      <p className="muted">{t('gone.why')}</p>
    </section>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('shortlist');
  return (
    <button
      className="link-button no-print"
      type="button"
      aria-label={t('table.removeOf', { name })}
      onClick={onRemove}
    >
      {t('table.remove')}
    </button>
  );
}

/** What was done last, with the way back. It takes the focus, which would be lost with who is removed, and with the way back. */
function Outcome({ outcome, onUndo }: { outcome: ListOutcome | null; onUndo: () => void }) {
  const { t } = useTranslation(['shortlist', 'shell']);
  const box = useRef<HTMLDivElement>(null);
  const own = outcome?.kind === 'elsewhere' ? null : outcome;
  useEffect(() => {
    if (own) box.current?.focus();
  }, [own]);
  return (
    <div className="list-outcome outcome no-print" role="status" tabIndex={-1} ref={box}>
      {own && (
        <p>
          {own.kind === 'removed' && t('removed', { name: own.name })}
          {own.kind === 'removedAll' && t('removedAll')}
          {own.kind === 'restored' && t('restored')}{' '}
          {own.kind !== 'restored' && (
            <button className="link-button" type="button" onClick={onUndo}>
              {t('shell:undo')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

interface NoteFieldProps {
  name: string;
  note: string;
  onWrite: (note: string) => void;
}

/** The visitor's own words on somebody, kept with each key. */
function NoteField({ name, note, onWrite }: NoteFieldProps) {
  const { t } = useTranslation('shortlist');
  return (
    <div className="list-note-field field">
      {/* Paper has no scroll bar: there the whole text stands in place of its field. */}
      <p className="list-note-printed" aria-hidden="true">
        {note}
      </p>
      <textarea
        aria-label={t('note.label', { name })}
        aria-describedby={PRIVACY_ID}
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
