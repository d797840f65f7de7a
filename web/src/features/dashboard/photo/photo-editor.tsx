import { useEffect, useRef, useState, type DragEvent } from 'react';
import { paths } from '@directory/domain/site/paths';
import { ApiFailure, failureOf } from '../../../site/ask-api.ts';
import { useQuery } from '../../../site/use-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { askForMember, memberToken, refused, type OwnProfile } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';

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
  /** What is on its way: of the file, from 0 to 1, so much has been sent; at 1 the server is at work on it. */
  const [sending, setSending] = useState<{ url: string; part: number } | null>(null);
  const previewUrl = sending?.url;
  useEffect(() => (previewUrl ? () => URL.revokeObjectURL(previewUrl) : undefined), [previewUrl]);
  const act = useAct<'saved' | 'removed'>();
  const hasPhoto = profile.image_filename !== null || profile.profile_photo_url !== null;
  const isRemoving = act.isBusy && !sending;
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (!file || act.isBusy) return;
    void act.run(async () => {
      const problem = photoProblem(file);
      if (problem) throw new ApiFailure(problem, 400, t(`photo.${problem}`));
      const url = URL.createObjectURL(file);
      setSending({ url, part: 0 });
      try {
        await uploadPhoto(file, (part) => setSending({ url, part }));
        await onChanged();
        return 'saved';
      } finally {
        setSending(null);
      }
    });
  };
  const remove = () =>
    act.run(async () => {
      await askForMember('DELETE /api/members/me/photo', {});
      await onChanged();
      return 'removed';
    });
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
        <Avatar name={name} photoUrl={previewUrl ?? photoUrl} size={96} eager />
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
          <Button variant="secondary" disabled={act.isBusy} onClick={() => input.current?.click()}>
            {t(hasPhoto ? 'photo.replace' : 'photo.choose')}
          </Button>
          {hasPhoto && (
            <Button variant="quiet" disabled={act.isBusy} onClick={() => void remove()}>
              {t(isRemoving ? 'photo.removing' : 'photo.remove')}
            </Button>
          )}
        </div>
      </div>
      <p className="field-hint">{t('photo.hint')}</p>
      {sending && <progress max={1} value={sending.part} aria-label={t('photo.uploading')} />}
      <ActNote
        act={act}
        className={act.failure === null ? 'photo-outcome' : 'photo-outcome is-failure'}
        done={(outcome) => t(`photo.${outcome}`)}
        failed={`${t('photo.failed')}.`}
      >
        {sending && t(sending.part < 1 ? 'photo.uploading' : 'photo.processing')}
      </ActNote>
    </section>
  );
}

/** What the server takes; it looks at the content again. */
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The server's own limit: 5 MB, as the hint says. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;

/** Why a file cannot be a profile's photo, as far as the browser can tell, by its sentence; null when it may be one. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | 'empty' | null {
  if (!PHOTO_TYPES.includes(file.type)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > PHOTO_MAX_BYTES ? 'tooLarge' : null;
}

/**
 * Gives the member's profile this picture.
 * @param onProgress told how much of the file has been sent, from 0 to 1
 * @throws ApiFailure
 */
async function uploadPhoto(file: File, onProgress: (part: number) => void): Promise<void> {
  const token = await memberToken();
  const refusal = await new Promise<ApiFailure | null>((resolve) => {
    // Not fetch, which tells nothing of what it has sent.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/members/me/photo');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    // A proxy's own page is no JSON, and its response null: the status alone has to say it.
    request.responseType = 'json';
    request.onload = () => {
      const { status } = request;
      const response: unknown = request.response;
      resolve(status >= 200 && status < 300 ? null : failureOf(status, response));
    };
    request.onerror = () => resolve(new ApiFailure('unreachable', 0));
    request.send(file);
  });
  if (refusal) await refused(refusal);
}

/**
 * Where the browser finds the photo of the member's own profile: at its public address, or in a data: address while the profile is
 * hidden and the public one answers nobody. Null while there is none, and until it has come.
 */
export function useOwnPhotoUrl(profile: OwnProfile, publicUrl: string | null): string | null {
  const isHidden = !profile.is_active && publicUrl?.startsWith(paths.photo(profile.id, '')) === true;
  const key = [MEMBER_KEY, profile.id, 'photo', publicUrl];
  const { data } = useQuery(
    isHidden ? { key, ask: ({ signal }) => readOwnPhoto(signal), freshMs: Infinity } : null,
  );
  return isHidden ? (data ?? null) : publicUrl;
}

/** As an address that nobody has to give back, unlike a blob's. @throws ApiFailure */
async function readOwnPhoto(signal: AbortSignal): Promise<string> {
  // Not askApi, whose answers are JSON.
  const headers = { authorization: `Bearer ${await memberToken()}` };
  const response = await fetch('/api/members/me/photo', { headers, signal });
  if (!response.ok) return refused(failureOf(response.status, undefined));
  const file = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}
