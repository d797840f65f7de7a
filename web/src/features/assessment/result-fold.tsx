import type { ReactNode } from 'react';

/** What can wait, under its heading: folded on the screen, open on paper. */
export function ResultFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="disclosure assessment-fold">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="assessment-fold-body">{children}</div>
    </details>
  );
}
