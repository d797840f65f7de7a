import './heart.css';
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
