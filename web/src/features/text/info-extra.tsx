import './info-extra.css';
import type { ReactNode } from 'react';

/** What an information page has of its own: a titled list of links. */
export function InfoExtra({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="info-extra" aria-labelledby="info-extra">
      <h2 id="info-extra">{title}</h2>
      {children}
    </section>
  );
}
