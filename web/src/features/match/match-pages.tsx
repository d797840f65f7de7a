import '../search/page-links.css';
import { LAST_MATCH_PAGE, MATCHES_LISTED } from '@directory/domain/match/limits';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pageNumbers } from '../search/page-numbers.ts';

interface MatchPagesProps {
  page: number;
  pages: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Called when a link is followed, to bring the new page's beginning into view. */
  onTurn: () => void;
}

/** Links to the other pages. */
export function MatchPages({ page, pages, total, hrefOf, onTurn }: MatchPagesProps) {
  const { t } = useTranslation('match');
  if (pages <= 1) return null;
  const step = (to: number, label: string, rel: 'prev' | 'next') =>
    to >= 1 && to <= pages ? (
      <Link className="page-link page-step" rel={rel} to={hrefOf(to)} onClick={onTurn}>
        {label}
      </Link>
    ) : (
      <span className="page-link page-step is-disabled">{label}</span>
    );
  return (
    <>
      <nav className="page-links" aria-label={t('pages.label')}>
        {step(page - 1, t('pages.previous'), 'prev')}
        <ol>
          {pageNumbers(page, pages).map((number) => (
            <li key={number}>
              <Link
                className="page-link"
                to={hrefOf(number)}
                aria-label={t('pages.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={onTurn}
              >
                {number}
              </Link>
            </li>
          ))}
        </ol>
        {step(page + 1, t('pages.next'), 'next')}
      </nav>
      {page === LAST_MATCH_PAGE && total > MATCHES_LISTED && (
        <p className="match-listed muted">{t('listed', { count: MATCHES_LISTED })}</p>
      )}
    </>
  );
}
