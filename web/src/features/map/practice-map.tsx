import './map.css';
import './practice-map.css';
import { useRef, useEffect, useState, type RefObject } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { addressLines, placeText } from '@directory/domain/profile/place-text';
import { provinceByCode } from '@directory/domain/places/provinces';
import { useLanguage } from '../../site/contexts.ts';
import { useQueryClient } from '../../site/use-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { MapTexts } from './draw-map.ts';
import { allowMapMarkup } from './map-markup.ts';
import type { MapView } from './map-view.ts';

/** Where the practice is: the address, links to map services, and a map that is fetched when it is asked for: whose map it is learns who looks. */
export function PracticeMap({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('map');
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const { state, view, show } = usePracticeMap(element, profile, {
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    here: t('here', { name: profile.name }),
  });
  const { measured_to: measuredTo } = profile;
  const place = placeText(profile);
  const links = place && mapLinks(place);
  const city = [profile.city, provinceByCode(profile.province)?.name[language]].filter(Boolean).join(', ');
  const lines = addressLines(profile, language);
  const shown = view?.accuracy === 'default' ? 'Winnipeg' : city;
  return (
    <section className="practice-map stack no-print" aria-labelledby="map-title">
      <h2 className="text-xl" id="map-title">
        {t('title')}
      </h2>
      <div className={state === 'failed' || state === 'offered' ? 'map-frame is-plain' : 'map-frame'}>
        <div
          className="map-canvas"
          ref={element}
          role="region"
          tabIndex={-1}
          aria-label={t('label', { place: profile.address ?? shown })}
        />
        {state === 'offered' && (
          <div className="map-offer">
            <Button variant="secondary" onClick={show}>
              {t('show')}
            </Button>
            <p>{t('source')}</p>
          </div>
        )}
        {state === 'waiting' && <p className="map-state">{t('loading')}</p>}
        {/* The address or the city itself, where no picture of it can be had: never a place that stands in for one. */}
        {state === 'failed' && lines && view?.accuracy !== 'default' && (
          <p className="map-place" aria-hidden="true">
            {lines}
          </p>
        )}
      </div>
      <p className="map-note map-failed" role="status">
        {state === 'failed' && t('failed')}
        {state === 'failed' && view && ` ${t('plain')}`}
      </p>
      {state === 'shown' && view && view.accuracy !== 'address' && (
        <p className="map-note">{t(profile.address ? 'areaOnly' : 'area', { place: shown })}</p>
      )}
      {measuredTo && (
        <p className="map-note">
          {t(isPostalArea(measuredTo) ? 'measuredArea' : 'measured', { place: measuredTo })}
        </p>
      )}
      {links && (
        <ul className="link-row">
          {(['open', 'directions', 'apple'] as const).map((link) => (
            <li key={link}>
              <a href={links[link]} rel="noopener">
                {t(link)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** As `V3T`; no city is named so. */
const isPostalArea = (place: string) => /^[A-Z]\d[A-Z]$/.test(place);

type MapState = 'offered' | 'waiting' | 'shown' | 'failed';

/** Draws the profile's map into the element once it is asked for. Nothing of it is fetched before. */
function usePracticeMap(
  element: RefObject<HTMLDivElement | null>,
  profile: PublicProfile,
  texts: MapTexts,
): { state: MapState; view: MapView | null; show: () => void } {
  const { directory } = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [state, setState] = useState<MapState>('offered');
  const [view, setView] = useState<MapView | null>(null);
  // The texts belong to the language, which changes only with a new document.
  const drawnTexts = useRef(texts);

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    let remove: (() => void) | undefined;
    const draw = async () => {
      allowMapMarkup();
      const [{ drawMap }, { findMapView }] = await Promise.all([
        import('./draw-map.ts'),
        import('./map-view.ts'),
      ]);
      const found = await findMapView(profile, directory, leaving.signal);
      if (leaving.signal.aborted || !element.current) return;
      setView(found);
      remove = drawMap(element.current, found, drawnTexts.current, {
        onTileError: () => setState((now) => (now === 'shown' ? now : 'failed')),
        onTileLoad: () => setState('shown'),
      });
      // Leaflet heeds the keyboard from the next focus on.
      if (document.activeElement === element.current) {
        element.current.blur();
        element.current.focus();
      }
    };
    draw().catch(() => {
      if (!leaving.signal.aborted) setState('failed');
    });
    return () => {
      leaving.abort();
      remove?.();
    };
  }, [isAsked, element, profile, directory]);

  const show = () => {
    setState('waiting');
    setIsAsked(true);
    // The button goes away: the keyboard goes on at the map.
    element.current?.focus();
  };
  return { state, view, show };
}

/** The place in a map service, the way there, and the place in Apple's maps. */
export function mapLinks(place: string): { open: string; directions: string; apple: string } {
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return {
    open: `https://www.google.com/maps/search/?${query({ api: '1', query: place })}`,
    directions: `https://www.google.com/maps/dir/?${query({ api: '1', destination: place })}`,
    apple: `https://maps.apple.com/?${query({ q: place })}`,
  };
}
