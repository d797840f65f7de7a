import './breadcrumbs.css';
import { Link } from './link.tsx';
import { paths } from '@directory/domain/paths';
import { useTranslation } from '../i18n/use-translation.ts';

interface BreadcrumbsProps {
  /** The pages between Home and this one. */
  parents: readonly { label: string; to: string }[];
  current: string;
}

/** Where this page stands, beginning with Home. */
export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
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
