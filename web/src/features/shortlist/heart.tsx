import './heart.css';
import { paths } from '@directory/domain/site/paths';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pressAtOnce, useKeptList } from './kept-list.ts';

/** Keeps somebody on the visitor's list, on this device, or takes them off it, at once. What more there is to it comes when it is pressed first. */
export function Heart(person: { id: string; name: string }) {
  const { t, i18n } = useTranslation();
  const isKept = useKeptList().some(({ id }) => id === person.id);
  return (
    <button
      className="heart needs-scripts no-print"
      type="button"
      aria-pressed={isKept}
      aria-label={t('keep', { name: person.name })}
      onClick={() => {
        const before = pressAtOnce(person);
        import('./press-heart.ts')
          .then((part) => part.afterPress(person, before, i18n))
          // Its code did not come. Where nothing was kept, nobody would know without a word why the heart stays empty.
          .catch(() => before ?? alert(t('errors.unreachable')));
      }}
    />
  );
}

/** Leads to the visitor's list and says how many are on it. The document's mark (kept-list.ts) shows it to whoever keeps one. */
export function ShortlistLink() {
  const { t } = useTranslation();
  const { length } = useKeptList();
  return (
    <Link className="header-link shortlist-link" to={paths.shortlist()}>
      <span className="visually-hidden">{t('nav.list')} </span>
      {length || ''}
    </Link>
  );
}
