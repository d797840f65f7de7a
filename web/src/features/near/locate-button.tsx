import { useState } from 'react';
import { WITHIN_KM } from '@directory/domain/places/near';
import { useIsHydrated } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { useSearchAddress } from '../search/search-address-context.ts';
import { askDevicePlace, type NoPlace } from './device-place.ts';
import { useNearStrings } from './use-near-strings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface LocateButtonProps {
  /** How far the visitor said, in kilometres, where it was not by the field for that. */
  within?: number;
  /** Called when the place is known, before it is searched for. */
  onFound?: () => void;
}

/** Searches near the device's place, when the visitor wants that; otherwise says what else there is. Without scripts there is no such button. */
export function LocateButton({ within, onFound }: LocateButtonProps) {
  useNearStrings();
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
