import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useDirectory } from '../../site/contexts.ts';
import type { MapTexts } from './draw-map.ts';
import type { MapView } from './map-view.ts';
import { onceInView } from '../../site/defer.ts';

export type MapState = 'waiting' | 'shown' | 'failed';

/** Draws the profile's map into the element once that comes into view. Nothing of it is fetched before. */
export function usePracticeMap(
  element: RefObject<HTMLDivElement | null>,
  profile: PublicProfile,
  texts: MapTexts,
): { state: MapState; view: MapView | null } {
  const directory = useDirectory();
  const [isInView, setIsInView] = useState(false);
  const [state, setState] = useState<MapState>('waiting');
  const [view, setView] = useState<MapView | null>(null);
  // The texts belong to the language, which changes only with a new document.
  const drawnTexts = useRef(texts);

  useEffect(
    () => (element.current ? onceInView(element.current, () => setIsInView(true)) : undefined),
    [element],
  );

  useEffect(() => {
    if (!isInView) return;
    const leaving = new AbortController();
    let remove: (() => void) | undefined;
    const draw = async () => {
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
    };
    draw().catch(() => {
      if (!leaving.signal.aborted) setState('failed');
    });
    return () => {
      leaving.abort();
      remove?.();
    };
  }, [isInView, element, profile, directory]);

  return { state, view };
}
