import { useTranslation } from '../../i18n/use-translation.ts';
import type { ComparedFact } from './compared-facts.tsx';
import type { Measured } from './distances.ts';

/** How far everybody is, and how exactly that is known; nothing until the visitor has given a place. */
export function useDistanceFact(measured: Measured | null): readonly ComparedFact[] {
  const { t } = useTranslation('shortlist');
  if (!measured) return [];
  return [
    {
      key: 'distance',
      label: t('place.from', { place: measured.from }),
      of: (profile) => {
        const distance = measured.to(profile);
        if (!distance) return null;
        const { km, accuracy } = distance;
        return (
          <>
            <p>{km === 0 ? t('place.less') : t('place.about', { km })}</p>
            {accuracy !== 'exact' && <span className="compared-day">{t(`place.${accuracy}`)}</span>}
          </>
        );
      },
    },
  ];
}
