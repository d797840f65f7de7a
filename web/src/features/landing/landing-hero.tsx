import './landing.css';
import type { ReactNode } from 'react';
import { LOCALES } from '@directory/domain/language';
import { useLanguage } from '../../site/contexts.ts';

interface LandingHeroProps {
  title: string;
  lead: string;
  /** What to do: buttons, a form. */
  children: ReactNode;
  facts?: readonly { label: string; value: number }[];
}

/** The top of a landing page: what it is, what to do, and what the data says of the place. */
export function LandingHero({ title, lead, children, facts = [] }: LandingHeroProps) {
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  return (
    <div className="landing-hero">
      <div className="landing-hero-inner container stack gap-5">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
        {facts.length > 0 && (
          <dl className="row small">
            {facts.map(({ label, value }) => (
              <div className="landing-fact" key={label}>
                <dt className="muted">{label}</dt>
                <dd>{number.format(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
