import './practice-map.css';
import { useRef } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { provinceByCode } from '@directory/domain/provinces';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { mapLinks, placeText } from './map-links.ts';
import { usePracticeMap } from './use-practice-map.ts';

/** Where the practice is: the address, links to map services, and a map that loads when it comes into view. */
export function PracticeMap({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('map');
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const { state, view } = usePracticeMap(element, profile, {
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    here: t('here', { name: profile.name }),
  });
  const place = placeText(profile);
  const links = place && mapLinks(place);
  const city = [profile.city, provinceByCode(profile.province)?.name[language]].filter(Boolean).join(', ');
  const shown = view?.accuracy === 'default' ? 'Winnipeg' : city;
  return (
    <section className="practice-map no-print" aria-labelledby="map-title">
      <h2 id="map-title">{t('title')}</h2>
      {(profile.address ?? city) && (
        <p className="map-address">{addressLines(profile.address, profile.city, city)}</p>
      )}
      <div className="map-frame">
        <div
          className="map-canvas"
          ref={element}
          role="region"
          aria-label={t('label', { place: profile.address ?? shown })}
        />
        {state === 'waiting' && <p className="map-state needs-scripts">{t('loading')}</p>}
        <p className="map-state map-failed" role="status">
          {state === 'failed' && t('failed')}
        </p>
      </div>
      {view && view.accuracy !== 'address' && <p className="map-note">{t('area', { place: shown })}</p>}
      {links && (
        <ul className="link-row">
          <li>
            <a href={links.open} rel="noopener">
              {t('open')}
            </a>
          </li>
          <li>
            <a href={links.directions} rel="noopener">
              {t('directions')}
            </a>
          </li>
          <li>
            <a href={links.apple} rel="noopener">
              {t('apple')}
            </a>
          </li>
        </ul>
      )}
    </section>
  );
}

/** The address, and below it the city, unless the address names it. */
function addressLines(address: string | null, cityName: string | null, city: string): string {
  if (!address) return city;
  return cityName && !address.toLowerCase().includes(cityName.toLowerCase())
    ? `${address}\n${city}`
    : address;
}
