import './share-buttons.css';
import { inLanguage } from '@directory/domain/site/paths';
import { useSite, useIsHydrated } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCopy } from './use-copy.tsx';

interface ShareButtonsProps {
  kind: 'profile' | 'article';
  path: string;
  /** The person's name, or the guide's title. */
  name: string;
}

/** Ways to pass a page on: the device's own share sheet where there is one, the link, a mail, paper. */
export function ShareButtons({ kind, path, name }: ShareButtonsProps) {
  const { t, language } = useTranslation(['share', 'shell']);
  const { origin } = useSite();
  const isHydrated = useIsHydrated();
  const address = origin + inLanguage(path, language);
  const { copy, said } = useCopy(address, t('copied'));
  const subject = kind === 'profile' ? t('profile.subject', { name }) : name;
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(t(`${kind}.body`, { address }))}`;

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: subject, url: address });
    } catch (error) {
      // The visitor changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  }

  return (
    <div className="cluster no-print" role="group" aria-label={t(`${kind}.label`)}>
      {isHydrated && 'share' in navigator && (
        <Button className="share-button" variant="secondary" onClick={() => void share()}>
          {t('native')}
        </Button>
      )}
      <Button className="share-button needs-scripts" variant="secondary" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <a className="button button-secondary share-button" href={mail}>
        {t('mail')}
      </a>
      <Button className="share-button needs-scripts" variant="secondary" onClick={() => window.print()}>
        {t('shell:print')}
      </Button>
      <p className="muted small" role="status">
        {said}
      </p>
    </div>
  );
}
