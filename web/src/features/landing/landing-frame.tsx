import './landing.css';
import type { ReactNode } from 'react';
import type { Landing } from '@directory/domain/site/landing';
import type { Province } from '@directory/domain/places/provinces';
import { useDocumentMark } from '../../site/document-marks.ts';
import { useQuery } from '../../site/use-query.ts';
import { useLanguage } from '../../site/contexts.ts';
import { useRouteParams } from '../../site/route.ts';
import { FailurePage } from '../../ui/failure-page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FirstCalls, ProvinceCall } from '../crisis/crisis-notice.tsx';
import { LazyCrisisLineList } from '../crisis/lazy-crisis-lines.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { landingPlace, landingQuery } from './landing-query.ts';
import { provinceOf } from './place-names.ts';
import { LOCALES } from '@directory/domain/language';

/** A place's page in each of its states: loading, failed, no such place, and what `children` makes of its data. */
export function LandingFrame({ children }: { children: (landing: Landing) => ReactNode }) {
  const place = landingPlace(useRouteParams());
  const { data, isPending, isError, error, refetch } = useQuery(landingQuery(place));
  if (isPending) return <LandingSkeleton />;
  if (isError) return <FailurePage error={error} retry={refetch} />;
  if (!data) return <NotFound />;
  return (
    <>
      {children(data)}
      <PlaceCrisisLines province={provinceOf(data)} />
    </>
  );
}

/** Where to turn at once in this province or territory: what is called first, and every line a press away. */
function PlaceCrisisLines({ province }: { province: Province }) {
  const { t, language } = useTranslation('crisis');
  useDocumentMark('has-crisis-lines');
  return (
    <section className="landing-section container" id="crisis-lines" aria-labelledby="crisis-heading">
      <h2 id="crisis-heading">{t('place', { where: province.locative[language] })}</h2>
      <div className="landing-part stack gap-3">
        <FirstCalls province={province.code}>
          <ProvinceCall province={province.code} />
        </FirstCalls>
        <details className="crisis-elsewhere">
          <summary className="link-button">{t('more')}</summary>
          <LazyCrisisLineList province={province.code} />
        </details>
      </div>
    </section>
  );
}

export function LandingSkeleton() {
  return (
    <div className="landing-section container" aria-busy="true">
      <Loading shapes={['heading', 'text']} />
      <div className="cards landing-part">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton shape="block" key={place} />
        ))}
      </div>
    </div>
  );
}

interface LandingSectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

export function LandingSection({ id, title, note, children }: LandingSectionProps) {
  return (
    <section className="landing-section container" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {note && <p className="muted small">{note}</p>}
      <div className="landing-part stack">{children}</div>
    </section>
  );
}

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
      <div className="landing-hero-inner container stack gap-4">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
        {facts.length > 0 && (
          <dl className="row small">
            {facts.map(({ label, value }) => (
              <div className="landing-fact" key={label}>
                <dt className="muted">{label}</dt>
                <dd className="bold">{number.format(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
