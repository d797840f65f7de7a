import { useState } from 'react';
import { WITHIN_KM } from '@directory/domain/places/near';
import { useIsHydrated } from '../../../site/contexts.ts';
import { Button } from '../../../ui/button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSearchAddress } from '../search-address-context.ts';

interface LocateButtonProps {
  /** How far the visitor said, in kilometres, where it was not by the field for that. */
  within?: number;
  /** Called when the place is known, before it is searched for. */
  onFound?: () => void;
}

/** Searches near the device's place, when the visitor wants that; otherwise says what else there is. Without scripts there is no such button. */
export function LocateButton({ within, onFound }: LocateButtonProps) {
  const { t } = useTranslation('near');
  const { update } = useSearchAddress();
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<NoPlace | 'finding' | null>(null);
  if (!isHydrated) return null;
  const locate = async () => {
    setState('finding');
    const found = await askDevicePlace(navigator.geolocation);
    setState(typeof found === 'string' ? found : null);
    if (typeof found === 'string') return;
    onFound?.();
    const far = within === undefined ? undefined : WITHIN_KM.find((km) => km >= within);
    update((present) => ({ ...present, near: found.place, within: far ?? present.within, page: 1 }));
  };
  return (
    <div className="near-device">
      <Button variant="secondary" onClick={() => void locate()} aria-disabled={state === 'finding'}>
        {t('device.use')}
      </Button>
      <p className="near-small">{t('device.rounding')}</p>
      <p className="near-small near-said" role="status">
        {state && t(`device.${state}`)}
      </p>
    </div>
  );
}

/** Long enough for a phone that has to look for satellites. */
const PATIENCE_MS = 15_000;
const FRESH_ENOUGH_MS = 10 * 60_000;

/** Why there is no place: the visitor or the browser does not want it, or it could not be found in time. */
type NoPlace = 'refused' | 'failed';

/**
 * Where the device is, as the search's address has it (`49.89,-97.14`): rounded here to about a kilometre, so that no more than that ever
 * leaves the device. Resolves to why there is none.
 */
export function askDevicePlace(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<{ place: string } | NoPlace> {
  return new Promise((resolve) => {
    if (!geolocation) resolve('failed');
    geolocation?.getCurrentPosition(
      ({ coords }) => resolve({ place: `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}` }),
      ({ code }) => resolve(code === DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: FRESH_ENOUGH_MS },
    );
  });
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const DENIED = 1;
