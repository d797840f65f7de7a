import type { ResultHit } from '../search/use-results.ts';
import { useNearStrings } from './use-near-strings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How far away a person is, and from what it is measured where the practice's own place is not known. */
export function CardDistance({ hit }: { hit: ResultHit }) {
  useNearStrings();
  const { t } = useTranslation('near');
  const { distance_km: km, place_accuracy: accuracy, place_area: area, city } = hit;
  if (typeof km !== 'number') return null;
  const distance = km < 1 ? t('card.less') : t('card.about', { km: Math.round(km) });
  const place = accuracy === 'postal' ? area : accuracy === 'city' ? city : null;
  return <p className="near-distance">{place ? t('card.centre', { distance, place }) : distance}</p>;
}
