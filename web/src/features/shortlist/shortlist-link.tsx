import './heart.css';
import { paths } from '@directory/domain/site/paths';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKeptList } from './kept-list.ts';

/** Leads to the visitor's list and says how many are on it. The document's mark (list-key.ts) shows it to whoever keeps one. */
export function ShortlistLink() {
  const { t } = useTranslation();
  const { length } = useKeptList();
  return (
    <Link className="header-link shortlist-link" to={paths.shortlist()}>
      <VisuallyHidden>{t('nav.list')} </VisuallyHidden>
      {length || ''}
    </Link>
  );
}
