import { useRef, useState, type DragEvent } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OwnProfile } from '../data/own-profile.ts';
import { PHOTO_TYPES, usePhoto, type PhotoState } from './use-photo.ts';

interface PhotoEditorProps {
  profile: OwnProfile;
  /** Of the photo as it is saved. */
  photoUrl: string | null;
  name: string;
  onChanged: () => Promise<void>;
}

/** The profile's photo: choose or drop another, or remove it. It is saved at once and is no part of the form. */
export function PhotoEditor({ profile, photoUrl, name, onChanged }: PhotoEditorProps) {
  const { t } = useTranslation('dashboard');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { state, isBusy, upload, remove } = usePhoto(onChanged);
  const hasPhoto = profile.image_filename !== null || profile.profile_photo_url !== null;
  const take = (files: FileList | null | undefined) => {
    if (files?.[0]) void upload(files[0]);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      className={`card stack gap-3 photo-editor${isOver ? ' is-over' : ''}`}
      aria-labelledby="photo-editor-title"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <h3 id="photo-editor-title">{t('photo.title')}</h3>
      <div className="row">
        <Avatar
          name={name}
          photoUrl={state.kind === 'uploading' ? state.previewUrl : photoUrl}
          size={96}
          eager
        />
        <div className="photo-editor-actions row">
          {/* The button is the control; the field that browsers need for files stays out of sight. */}
          <input
            ref={input}
            type="file"
            hidden
            accept={PHOTO_TYPES.join(',')}
            onChange={(event) => {
              take(event.currentTarget.files);
              // The same file can be chosen again after a failure.
              event.currentTarget.value = '';
            }}
          />
          <Button variant="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
            {t(hasPhoto ? 'photo.replace' : 'photo.choose')}
          </Button>
          <p className="field-hint photo-editor-drop">{t('photo.drop')}</p>
          {hasPhoto && (
            <Button variant="quiet" disabled={isBusy} onClick={() => void remove()}>
              {t(state.kind === 'removing' ? 'photo.removing' : 'photo.remove')}
            </Button>
          )}
        </div>
      </div>
      <p className="field-hint">{t('photo.hint')}</p>
      <PhotoProgress state={state} />
    </section>
  );
}

/** Progress and outcome of an upload, announced to screen readers. */
function PhotoProgress({ state }: { state: PhotoState }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {state.kind === 'uploading' && (
        <progress max={1} value={state.part} aria-label={t('photo.uploading')} />
      )}
      <div className={`photo-outcome live${state.kind === 'failed' ? ' is-failure' : ''}`} role="status">
        {state.kind === 'uploading' && <p>{t(state.part < 1 ? 'photo.uploading' : 'photo.processing')}</p>}
        {state.kind === 'done' && <p>{state.text}</p>}
        {state.kind === 'failed' && (
          <p>
            <strong>{t('photo.failed')}</strong> {state.reason}
          </p>
        )}
      </div>
    </>
  );
}
