import './text-page.css';
import type { ReactNode } from 'react';

interface TextPageProps {
  title: string;
  lead?: string;
  className?: 'has-contents' | 'has-cards';
  children: ReactNode;
}

/** A page of text: its heading, an opening paragraph, then sections. */
export function TextPage({ title, lead, className, children }: TextPageProps) {
  return (
    <div className={className ? `text-page container ${className}` : 'text-page container'}>
      <header className="text-page-top stack">
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
  isWide = false,
}: {
  title: string;
  children: ReactNode;
  id?: string | undefined;
  /** Something in it takes the page's width, which the text leaves. */
  isWide?: boolean;
}) {
  return (
    <section className={`prose text-section${isWide ? ' is-wide' : ''}`} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
