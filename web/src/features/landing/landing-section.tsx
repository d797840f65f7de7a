import './landing.css';
import type { ReactNode } from 'react';

interface LandingSectionProps {
  id: string;
  title: string;
  /** A line under the heading. */
  note?: string;
  children: ReactNode;
}

export function LandingSection({ id, title, note, children }: LandingSectionProps) {
  return (
    <section className="landing-section container" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {note && <p className="landing-note">{note}</p>}
      <div className="landing-part">{children}</div>
    </section>
  );
}
