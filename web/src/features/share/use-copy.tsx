import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Copies an address. @returns what copies it, and what became of that, of the address as it is now */
export function useCopy(address: string, copied: string) {
  const { t } = useTranslation();
  const [copying, setCopying] = useState<{ isCopied: boolean; address: string } | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopying({ isCopied: true, address });
    } catch {
      // Refused, or a page without https, where there is no clipboard: the visitor copies the text.
      setCopying({ isCopied: false, address });
    }
  }
  let said: ReactNode = null;
  if (copying?.address === address)
    said = copying.isCopied ? (
      copied
    ) : (
      <>
        {t('notCopied')} <span className="copied-address">{address}</span>
      </>
    );
  return { copy, said };
}
