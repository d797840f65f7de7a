import './layout.css';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { ANNOUNCER_ID, MAIN_ID } from '../../site/navigation.ts';
import type { PageHead } from '../../site/route.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageViews } from '../../features/analytics/tracked-view.tsx';
import { StatisticsChoice } from '../../features/analytics/statistics-choice.tsx';
import { StandingExit } from '../../features/quick-exit/standing-exit.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Link } from '../../ui/link.tsx';

/** The frame around every page: skip link, header, breadcrumbs (not on the home page), main part, footer. */
export function Layout({ head, children }: { head: PageHead; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className="layout">
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {t('skipToContent')}
      </a>
      <Header />
      <StandingExit />
      <main className="layout-main" id={MAIN_ID} tabIndex={-1}>
        {pathname !== '/' && (
          <Breadcrumbs parents={head.parents ?? []} current={head.breadcrumb ?? head.title} />
        )}
        {children}
      </main>
      <StatisticsChoice />
      <Footer />
      <PageViews />
      <div className="visually-hidden" id={ANNOUNCER_ID} role="status" />
    </div>
  );
}

interface BreadcrumbsProps {
  parents: readonly { label: string; to: string }[];
  current: string;
}

/** Where this page stands, beginning with Home. */
function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  const { t } = useTranslation();
  return (
    <nav className="breadcrumbs container" aria-label={t('breadcrumbs.label')}>
      <ol className="breadcrumbs-list">
        {[{ label: t('breadcrumbs.home'), to: paths.home() }, ...parents].map(({ label, to }) => (
          <li className="breadcrumbs-item" key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className="breadcrumbs-item" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
