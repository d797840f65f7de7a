import './landing.css';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface PlaceLink {
  label: string;
  to: string;
  count?: number;
}

/** So many links stand in the open, and no single one is folded. */
const OPEN = 6;

/** Links with how many psychologists each leads to; of many, the rest is folded. */
export function PlaceLinks({ links }: { links: readonly PlaceLink[] }) {
  const { t } = useTranslation('landing');
  const open = links.length > OPEN + 2 ? OPEN : links.length;
  const rest = links.slice(open);
  return (
    <>
      <Pills links={links.slice(0, open)} />
      {rest.length > 0 && (
        <details className="place-links-rest">
          <summary className="link-button">{t('more', { count: rest.length })}</summary>
          <Pills links={rest} />
        </details>
      )}
    </>
  );
}

function Pills({ links }: { links: readonly PlaceLink[] }) {
  const { t } = useTranslation('landing');
  return (
    <ul className="cluster">
      {links.map(({ label, to, count }) => (
        <li key={to}>
          <Link className="pill" to={to}>
            {label}
            {count !== undefined && (
              <>
                <span className="muted" aria-hidden="true">
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
