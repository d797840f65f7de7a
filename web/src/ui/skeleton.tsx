import './skeleton.css';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';

/** `text` is one line as high as the text around it. */
type Shape = 'text' | 'heading' | 'avatar' | 'block';

/** Holds the place of something that is loading. Say once, nearby, that it loads; this says nothing. */
export function Skeleton({ shape = 'text' }: { shape?: Shape }) {
  return <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />;
}

/**
 * Some of them, one below the other, with what says to screen readers that something loads. Where the page's code could not be had
 * nothing ever would: that is said in their place.
 */
export function Loading({ text, shapes }: { text?: string; shapes: readonly Shape[] }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="loading-text visually-hidden" role="status">
        {text ?? t('loading')}
      </p>
      <p className="loading-failed notice" role="alert">
        {t('errors.unreachable')} <a href={pathname + search}>{t('retry')}</a>
      </p>
      {shapes.map((shape, index) => (
        <Skeleton shape={shape} key={index} />
      ))}
    </>
  );
}
