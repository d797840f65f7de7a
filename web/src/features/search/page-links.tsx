import './page-links.css';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface PageLinksProps {
  /** What these are pages of, for screen readers. */
  label: string;
  /** From 1 to `pages`. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Called when a link is followed, to bring the new page's beginning into view. */
  onTurn: () => void;
}

/** Links to at most five numbered pages of a list, to those beside the present one and to both ends; nothing when there is one page. */
export function PageLinks({ label, page, pages, hrefOf, onTurn }: PageLinksProps) {
  const { t } = useTranslation('shell');
  if (pages <= 1) return null;
  const numbers = pageNumbers(page, pages);
  const step = (to: number, text: string, rel?: 'prev' | 'next') =>
    to >= 1 && to <= pages ? (
      <Link className="page-link page-step" rel={rel} to={hrefOf(to)} onClick={onTurn}>
        {text}
      </Link>
    ) : (
      <span className="page-link page-step is-disabled">{text}</span>
    );
  return (
    <nav className="page-links no-print" aria-label={label}>
      {!numbers.includes(1) && step(1, t('pages.first'))}
      {step(page - 1, t('pages.previous'), 'prev')}
      <ol className="page-numbers">
        {numbers.map((number) => (
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
      {!numbers.includes(pages) && step(pages, t('pages.last'))}
    </nav>
  );
}

/** As many numbers as fit between Previous and Next on a narrow screen. */
const SHOWN = 5;

/** At most five page numbers with the current one in the middle, as far as the ends allow; from 1 to `pages`. */
export function pageNumbers(current: number, pages: number): number[] {
  const count = Math.min(SHOWN, Math.max(pages, 0));
  const middle = Math.floor(SHOWN / 2);
  const first = Math.max(1, Math.min(current - middle, pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
