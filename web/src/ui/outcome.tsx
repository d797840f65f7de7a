import './outcome.css';
import type { ComponentProps } from 'react';

interface OutcomeProps extends Omit<ComponentProps<'div'>, 'title'> {
  failed?: boolean;
  title?: string | undefined;
}

/** What became of what a form sent. It is in the page from the start, empty: only then is its text read out when it comes. */
export function Outcome({ failed = false, title, children, ...rest }: OutcomeProps) {
  return (
    <div className={failed ? 'outcome is-failure' : 'outcome'} role="status" {...rest}>
      {title && <p className="outcome-title bold">{title}</p>}
      {children}
    </div>
  );
}
