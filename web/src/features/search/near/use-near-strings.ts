import { strings as en } from '../../../i18n/en/near.ts';
import { strings as fr } from '../../../i18n/fr/near.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Brings the strings of this feature along with its parts: few searches need them. To be called before `useTranslation('near')`. */
export function useNearStrings(): void {
  const { i18n } = useTranslation('search');
  i18n.bring({ near: { en, fr } });
}
