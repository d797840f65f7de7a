import './text-page.css';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { isUnreachable } from '../site/ask-api.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface MessageProps {
  title: string;
  text: string;
  /** Where to go from here. */
  children?: ReactNode;
}

/** A page that has only something to say: not found, failed. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <div className="message container stack gap-5 start">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="button-row">{children}</div>
    </div>
  );
}

interface FailurePageProps {
  /** Why the page could not be made, where that is known. */
  error?: Error | undefined;
  /** Asks again for what the page could not be made of. */
  retry?: () => unknown;
  /** Where else to go. */
  children?: ReactNode;
}

/** Says that a page failed and offers to load it again. Plain links: they work when scripts do not. */
export function FailurePage({ error, retry, children }: FailurePageProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Message
      title={t('failure.title')}
      text={t(isUnreachable(error) ? 'errors.unreachable' : 'failure.text')}
    >
      {retry ? (
        <Button onClick={() => void retry()}>{t('retry')}</Button>
      ) : (
        <a className="button button-primary" href={pathname + search}>
          {t('failure.reload')}
        </a>
      )}
      {children}
      <a className="button button-secondary" href={paths.home()}>
        {t('failure.home')}
      </a>
    </Message>
  );
}

/** Stands in place of a part of a page that failed, or whose code could not be fetched. */
export function PartFailure() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <EmptyState title={t('failure.title')} text={t('errors.unreachable')} live>
      <a className="button button-secondary" href={pathname + search} onClick={reloadWithFragment}>
        {t('failure.reload')}
      </a>
    </EmptyState>
  );
}

/** The fragment may name what was on the screen, such as a result of this device, and no server knows it. */
function reloadWithFragment(event: MouseEvent): void {
  event.preventDefault();
  window.location.reload();
}
