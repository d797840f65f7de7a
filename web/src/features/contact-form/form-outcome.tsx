import type { ReactNode } from 'react';

interface FormOutcomeProps {
  failed: boolean;
  title: string | null;
  children?: ReactNode;
}

/** What became of the message, said aloud when it changes. It is in the page from the start, empty. */
export function FormOutcome({ failed, title, children }: FormOutcomeProps) {
  return (
    <div className={failed ? 'message-form-outcome is-failure' : 'message-form-outcome'} role="status">
      {title && (
        <>
          <p className="message-form-outcome-title">{title}</p>
          {children}
        </>
      )}
    </div>
  );
}
