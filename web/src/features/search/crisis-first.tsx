import type { ProvinceCode } from '@directory/domain/provinces';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import { strings as en } from '../../i18n/en/crisis.ts';
import { strings as fr } from '../../i18n/fr/crisis.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The crisis panel for a search. It is fetched when it is needed, and brings its strings along: few searches are such. */
export function CrisisFirst({ province }: { province: ProvinceCode | null }) {
  const { i18n } = useTranslation('search');
  if (!i18n.hasResourceBundle(i18n.language, 'crisis')) {
    i18n.addResourceBundle(i18n.language, 'crisis', i18n.language === 'fr' ? fr : en);
  }
  return <CrisisPanel said="search" province={province} />;
}
