import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PhotoState } from './use-photo.ts';

/** How far the photo is, or what became of it, said aloud when it changes. */
export function PhotoProgress({ state }: { state: PhotoState }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {state.kind === 'uploading' && (
        <progress className="photo-progress" max={1} value={state.part} aria-label={t('photo.uploading')} />
      )}
      <div className={state.kind === 'failed' ? 'photo-outcome is-failure' : 'photo-outcome'} role="status">
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
