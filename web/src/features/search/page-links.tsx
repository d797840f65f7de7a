import './page-links.css';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pageNumbers } from './page-numbers.ts';
import { useSearchAddress } from './search-address.tsx';

interface PageLinksProps {
  pages: number;
  /** Called when a link is followed, to bring the new page's beginning into view. */
  onTurn: () => void;
}

/** Links to the previous, the next and at most five numbered pages. */
export function PageLinks({ pages, onTurn }: PageLinksProps) {
  const { t } = useTranslation('search');
  const { state, hrefOf } = useSearchAddress();
  if (pages <= 1) return null;
  const hrefOfPage = (page: number) => hrefOf({ ...state, page });
  const step = (page: number, label: string, rel: 'prev' | 'next') =>
    page >= 1 && page <= pages ? (
      <Link className="page-link page-step" rel={rel} to={hrefOfPage(page)} onClick={onTurn}>
        {label}
      </Link>
    ) : (
      <span className="page-link page-step is-disabled">{label}</span>
    );
  return (
    <nav className="page-links" aria-label={t('pages.label')}>
      {step(state.page - 1, t('pages.previous'), 'prev')}
      <ol>
        {pageNumbers(state.page, pages).map((page) => (
          <li key={page}>
            <Link
              className="page-link"
              to={hrefOfPage(page)}
              aria-label={t('pages.page', { page })}
              aria-current={page === state.page ? 'page' : undefined}
              onClick={onTurn}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {step(state.page + 1, t('pages.next'), 'next')}
    </nav>
  );
}
