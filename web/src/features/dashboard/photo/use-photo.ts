import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { asFailure, useFailureText } from '../data/member-failure.ts';
import { removePhoto, uploadPhoto } from '../data/photo.ts';
import { photoProblem } from './check-photo.ts';

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
