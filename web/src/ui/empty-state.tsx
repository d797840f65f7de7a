import './empty-state.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: string;
  children?: ReactNode;
  /** Says it to screen readers when it appears. */
  live?: boolean;
}

/** Stands where a list would, when there is nothing to list or it could not be had. */
export function EmptyState({ title, text, children, live = false }: EmptyStateProps) {
  return (
    <div className="empty-state" role={live ? 'status' : undefined}>
      <p className="empty-state-title">{title}</p>
      {text && <p className="empty-state-text">{text}</p>}
      {children && <div className="button-row">{children}</div>}
    </div>
  );
}
