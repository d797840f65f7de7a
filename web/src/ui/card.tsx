import type { ReactNode } from 'react';

/** A bordered surface. With `isLink`, a link inside it marked `card-link` covers all of it. */
export function Card({ children, isLink = false }: { children: ReactNode; isLink?: boolean }) {
  return <div className={isLink ? 'card card-is-link' : 'card'}>{children}</div>;
}
