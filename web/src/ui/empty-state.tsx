import './empty-state.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  children?: ReactNode;
  /** Asks again for what could not be had. */
  retry?: () => unknown;
  /** Says it to screen readers when it appears. */
  live?: boolean;
}

/** Stands where a list would, when there is nothing to list or it could not be had. */
export function EmptyState({ title, text, children, retry, live = Boolean(retry) }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <div className="empty-state" role={live ? 'status' : undefined}>
      <p className="empty-state-title">{title}</p>
      {text && <p className="empty-state-text measure muted">{text}</p>}
      {(retry || children) && (
        <div className="button-row">
          {retry && <Button onClick={() => void retry()}>{t('retry')}</Button>}
          {children}
        </div>
      )}
    </div>
  );
}
