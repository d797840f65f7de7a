import type { ReactNode } from 'react';

/** A name, and what is said of it. */
export type Term = readonly [name: string, said: ReactNode];

/** Names with what is said of each. */
export function Terms({ terms, className }: { terms: readonly Term[]; className: string }) {
  return (
    <dl className={className}>
      {terms.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
