import { useEffect, useRef, useState } from 'react';
import type { AnsweredNear } from '@directory/domain/places/near';
import { nearLabel } from '@directory/domain/places/near-label';
import { Link } from '../../../ui/link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../site/contexts.ts';
import { withoutPlaceWords } from '../model/left-over.ts';
import { useSearchAddress } from '../search-address-context.ts';
import type { ResultHit } from '../use-results.ts';
import { LocateButton } from './locate-button.tsx';
import { useNearStrings } from './use-near-strings.ts';

// All that few searches need is one file to fetch.
export { NearPanel } from './near-panel.tsx';

/** What is written like a postal code. */
const CODE = /^[a-z]\d[a-z]/i;

/** The two orders around a place and how far is measured, and what to type where no such place is known. */
export function NearNote({ near }: { near: AnsweredNear }) {
  useNearStrings();
  const { t } = useTranslation('near');
  const [isLocated, setIsLocated] = useState(false);
  if (near.isOwn) {
    return (
      <div className="near-note">
        <p>{t('note.own')}</p>
        <LocateButton within={near.within} onFound={() => setIsLocated(true)} />
      </div>
    );
  }
  if (!near.place) {
    return (
      <p className="near-note" role="status">
        {t(CODE.test(near.asked) ? 'note.unknownArea' : 'note.unknown', { asked: near.asked })}
      </p>
    );
  }
  return <Around takesFocus={isLocated} />;
}

/** @param takesFocus whether it stands where the button was that found the place */
function Around({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation('near');
  const { state, hrefOf } = useSearchAddress();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It went with the button, unless the visitor has gone on meanwhile.
    if (takesFocus && document.activeElement === document.body) box.current?.focus();
  }, [takesFocus]);
  const first = { ...state, page: 1 };
  return (
    <div className="near-note" tabIndex={-1} ref={box}>
      <div className="near-line">
        <nav className="near-orders" aria-label={t('note.order')}>
          <Link
            to={hrefOf({ ...first, byDistance: false })}
            aria-current={state.byDistance ? undefined : 'true'}
          >
            {t('note.best')}
          </Link>
          <Link
            to={hrefOf({ ...first, byDistance: true })}
            aria-current={state.byDistance ? 'true' : undefined}
          >
            {t('note.nearest')}
          </Link>
        </nav>
        <p className="near-small near-measured">{t('note.measured')}</p>
      </div>
    </div>
  );
}

/** How the place to be near was understood, with a way to take it back; nothing where it was not. */
export function NearChip({ near }: { near: AnsweredNear }) {
  useNearStrings();
  const { t } = useTranslation('near');
  const language = useLanguage();
  const { state, hrefOf } = useSearchAddress();
  const { place, within, isOwn } = near;
  if (isOwn || !place) return null;
  const around = nearLabel(place, within, language);
  // Where words said the place, they go with it.
  const search = withoutPlaceWords(state.search, near);
  return (
    <Link
      className="chip chip-remove"
      to={hrefOf({ ...state, search, near: '', within: null, byDistance: false, page: 1 })}
      aria-label={t('note.remove', { what: around })}
    >
      <span className="chip-label">{around}</span>
      <span className="chip-cross" aria-hidden="true" />
    </Link>
  );
}

/** How far away a person is, and from what it is measured where the practice's own place is not known. */
export function CardDistance({ hit }: { hit: ResultHit }) {
  useNearStrings();
  const { t } = useTranslation('near');
  const { distance_km: km, place_accuracy: accuracy, place_area: area, city } = hit;
  if (typeof km !== 'number') return null;
  const distance = km < 1 ? t('card.less') : t('card.about', { km: Math.round(km) });
  const place = accuracy === 'postal' ? area : accuracy === 'city' ? city : null;
  // From the middle of a large place to itself it is no distance.
  const words = place ? t(km < 1 ? 'card.within' : 'card.centre', { distance, place }) : distance;
  return <p className="near-distance">{words}</p>;
}
