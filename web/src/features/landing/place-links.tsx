import './landing.css';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface PlaceLink {
  label: string;
  to: string;
  count?: number;
}

export function PlaceLinks({ links }: { links: readonly PlaceLink[] }) {
  const { t } = useTranslation('landing');
  return (
    <ul className="pills">
      {links.map(({ label, to, count }) => (
        <li key={to}>
          <Link className="pill" to={to}>
            {label}
            {count !== undefined && (
              <>
                <span className="place-link-count muted small" aria-hidden="true">
                  {count}
                </span>
                <span className="visually-hidden">, {t('count', { count })}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
