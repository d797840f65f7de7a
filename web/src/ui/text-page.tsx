import './text-page.css';
import type { ReactNode } from 'react';

/** A page of text: its heading, an opening paragraph, then sections. */
export function TextPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="text-page container">
      <header className="text-page-top">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}

export function TextSection({
  title,
  children,
  id,
}: {
  title: string;
  children: ReactNode;
  id?: string | undefined;
}) {
  return (
    <section className="prose text-section" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
