import './share-buttons.css';
import { useState } from 'react';
import { inLanguage } from '@directory/domain/site/paths';
import { useLanguage, useSite, useIsHydrated } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

type Copying = 'idle' | 'copied' | 'refused';

interface ShareButtonsProps {
  kind: 'profile' | 'article';
  path: string;
  /** The person's name, or the guide's title. */
  name: string;
}

/** Ways to pass a page on: the device's own share sheet where there is one, the link, a mail, paper. */
export function ShareButtons({ kind, path, name }: ShareButtonsProps) {
  const { t } = useTranslation('share');
  const language = useLanguage();
  const { origin } = useSite();
  const isHydrated = useIsHydrated();
  const [copying, setCopying] = useState<Copying>('idle');
  const address = origin + inLanguage(path, language);
  const subject = t(`${kind}.subject`, { name });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(t(`${kind}.body`, { address }))}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopying('copied');
    } catch {
      // Refused, or a page without https, where there is no clipboard: the visitor copies the text.
      setCopying('refused');
    }
  }

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
    <div className="share no-print" role="group" aria-label={t(`${kind}.label`)}>
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
        {t('print')}
      </Button>
      <p className="share-outcome" role="status">
        {copying === 'copied' && t('copied')}
        {copying === 'refused' && (
          <>
            {t('notCopied')} <span className="share-address">{address}</span>
          </>
        )}
      </p>
    </div>
  );
}
