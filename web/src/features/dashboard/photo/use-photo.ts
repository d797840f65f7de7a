import { useEffect, useState } from 'react';
import { ApiFailure, failureOf, type Address } from '../../../site/ask-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { asFailure, useFailureText, askForMember, memberToken, refused } from '../data/member-request.ts';

export type PhotoState =
  | { kind: 'idle' }
  /** `part` of the file, from 0 to 1, has been sent; at 1 the server is at work on it. */
  | { kind: 'uploading'; previewUrl: string; part: number }
  | { kind: 'removing' }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; reason: string };

/** Sends and removes the photo. @param onChanged the profile is to be fetched anew */
export function usePhoto(onChanged: () => Promise<void>) {
  const { t } = useTranslation('dashboard');
  const failureText = useFailureText();
  const [state, setState] = useState<PhotoState>({ kind: 'idle' });
  const previewUrl = state.kind === 'uploading' ? state.previewUrl : null;
  useEffect(() => (previewUrl ? () => URL.revokeObjectURL(previewUrl) : undefined), [previewUrl]);

  const isBusy = state.kind === 'uploading' || state.kind === 'removing';

  async function run(work: () => Promise<void>, doneText: string): Promise<void> {
    try {
      await work();
      await onChanged();
      setState({ kind: 'done', text: doneText });
    } catch (error) {
      setState({ kind: 'failed', reason: failureText(asFailure(error, 'unexpected')) });
    }
  }

  return {
    state,
    isBusy,
    upload: async (file: File) => {
      if (isBusy) return;
      const problem = photoProblem(file);
      if (problem) {
        setState({ kind: 'failed', reason: t(`photo.${problem}`) });
        return;
      }
      const url = URL.createObjectURL(file);
      setState({ kind: 'uploading', previewUrl: url, part: 0 });
      const onProgress = (part: number) => setState({ kind: 'uploading', previewUrl: url, part });
      await run(() => uploadPhoto(file, onProgress), t('photo.saved'));
    },
    remove: async () => {
      if (isBusy) return;
      setState({ kind: 'removing' });
      await run(removePhoto, t('photo.removed'));
    },
  };
}

/** What the server takes; it looks at the content again. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The server's own limit: 5 MB, as the hint says. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;

/** Why a file is not even sent; the sentences are in the strings, under `photo`. */
type PhotoProblem = 'wrongType' | 'tooLarge' | 'empty';

/** Why a file cannot be a profile's photo, as far as the browser can tell; null when it may be one. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  const types: readonly string[] = PHOTO_TYPES;
  if (!types.includes(file.type)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > PHOTO_MAX_BYTES ? 'tooLarge' : null;
}

const ADDRESS = 'POST /api/members/me/photo' satisfies Address;

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
    const [method = '', path = ''] = ADDRESS.split(' ');
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      resolve(status >= 200 && status < 300 ? null : failureOf(status, jsonOf(responseText)));
    };
    request.onerror = () => resolve(new ApiFailure('unreachable', 0));
    request.send(file);
  });
  if (refusal) await refused(refusal);
}

/** Takes the profile's picture away. @throws ApiFailure */
async function removePhoto(): Promise<void> {
  await askForMember('DELETE /api/members/me/photo', {});
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's own page: the status alone has to say it.
    return undefined;
  }
}
