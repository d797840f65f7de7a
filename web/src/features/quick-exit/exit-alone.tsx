import { strings as deviceEn } from '../../i18n/en/device.ts';
import { strings as deviceFr } from '../../i18n/fr/device.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { QuickExit } from './quick-exit.tsx';

/** The quick exit, for a page that has not loaded its strings. */
export function ExitAlone({ isStanding = false }: { isStanding?: boolean }) {
  const { i18n } = useTranslation();
  i18n.bring({ device: { en: deviceEn, fr: deviceFr } });
  return <QuickExit isStanding={isStanding} />;
}
