import './heart.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKeptList } from './kept-list.ts';

/** Keeps somebody on the visitor's list, on this device, or takes them off it. What it does comes when it is pressed first. */
export function Heart({ id, name }: { id: string; name: string }) {
  const { t, i18n } = useTranslation();
  const isKept = useKeptList().some((person) => person.id === id);
  return (
    <button
      className="heart needs-scripts no-print"
      type="button"
      aria-pressed={isKept}
      aria-label={t('keep', { name })}
      onClick={() => {
        import('./press-heart.ts')
          .then(({ pressHeart }) => pressHeart({ id, name }, i18n))
          // Its code did not come, and nothing was kept: without a word nobody would know why the heart stays empty.
          .catch(() => alert(t('errors.unreachable')));
      }}
    />
  );
}
