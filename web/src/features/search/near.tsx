import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnsweredNear } from '@directory/domain/contracts/search-answer';
import { USUAL_WITHIN, WITHIN_KM } from '@directory/domain/places/near';
import { nearLabel } from '@directory/domain/places/near-label';
import { isPrivate } from '@directory/domain/query/understood';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { strings as en } from '../../i18n/en/near.ts';
import { strings as fr } from '../../i18n/fr/near.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useIsHydrated, useLanguage } from '../../site/contexts.ts';
import { useQueryClient } from '../../site/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { Link } from '../../ui/link.tsx';
import { ChipLink } from './asked.tsx';
import { searchesIn } from './model/client.ts';
import { placeAsWords, type SearchState, withoutPlaceWords } from './model/search-state.ts';
import { SEARCH_FORM_ID } from './model/url-state.ts';
import { useSearchAddress } from './search-address-context.ts';
import { type ResultHit, useResults } from './use-results.ts';

/** Brings the strings along with the parts that need them: few searches do. To be called before `useTranslation('near')`. */
export function useNearStrings(): void {
  useTranslation('search').i18n.bring({ near: { en, fr } });
}

/** A postal code or city and how far from it. Without scripts its fields are the search form's. */
export function NearPanel() {
  useNearStrings();
  const { t, language } = useTranslation('near');
  const askFor = searchesIn(language, useQueryClient().directory);
  const { state, update } = useSearchAddress();
  const said = useSaidNear();
  const present = said ?? state;
  const headingId = useId();
  const [text, setText] = useState(present.near);
  const [within, setWithin] = useState(present.within);
  const [shown, setShown] = useState(present);
  if (shown.near !== present.near || shown.within !== present.within) {
    setShown(present);
    setText(present.near);
    setWithin(present.within);
  }
  const near = text.trim();
  const search = async (km = within) => {
    const nearIt = (before: SearchState): SearchState => ({
      ...before,
      near,
      within: near === '' ? null : km,
      search: said?.without(before.search) ?? before.search,
      page: 1,
    });
    // Words of danger stand in no address: only once it is answered that these are none are they taken for a place.
    const isKnown = near === '' || near === present.near;
    const answer = isKnown ? null : await askFor({ ...nearIt(state), count: [] }).catch(() => null);
    if (isKnown || answer?.near) {
      update(nearIt);
    } else {
      setText('');
      update((before) => placeAsWords({ ...before, near }));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void search();
  };
  const choose = (value: string) => {
    const chosen = WITHIN_KM.find((km) => String(km) === value) ?? null;
    setWithin(chosen);
    // Without a place there is nothing to be far from yet.
    if (near) void search(chosen);
  };
  return (
    <details className="disclosure filter-group" aria-labelledby={headingId} open={present.near !== ''}>
      <summary>
        <h3 id={headingId} className="filter-heading">
          {t('panel.heading')}
        </h3>
      </summary>
      <div className="stack gap-3">
        <TextField
          label={t('panel.place')}
          hint={t('panel.placeHint')}
          name="near"
          form={SEARCH_FORM_ID}
          maxLength={SEARCH_LIMITS.placeLength}
          autoComplete="postal-code"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <SelectField
          label={t('panel.within')}
          name="within"
          form={SEARCH_FORM_ID}
          value={within ?? USUAL_WITHIN}
          onChange={(event) => choose(event.currentTarget.value)}
          options={WITHIN_KM.map((km) => [String(km), t('panel.km', { km })])}
        />
        <Button
          type="submit"
          form={SEARCH_FORM_ID}
          onClick={(event) => {
            event.preventDefault();
            void search();
          }}
        >
          {t('panel.submit')}
        </Button>
        <LocateButton />
      </div>
    </details>
  );
}

/**
 * The place that the words say, as the fields have it; null where they say none. Without scripts the fields are sent beside the words, and a place
 * in them would outlive its words.
 */
function useSaidNear() {
  const { near, understood } = useResults();
  const isHydrated = useIsHydrated();
  const { state } = useSearchAddress();
  if (!isHydrated || state.near !== '' || !near?.words || !near.place || isPrivate(understood)) return null;
  const { name, province } = near.place;
  return {
    near: [name, province].filter(Boolean).join(', '),
    within: atLeast(near.within),
    without: (search: string) => withoutPlaceWords(search, near),
  };
}

/** The choice that looks so far; words may say any distance up to the farthest. */
const atLeast = (most: number) => WITHIN_KM.find((km) => km >= most) ?? null;

/** What is written like a postal code. */
const CODE = /^[a-z]\d[a-z]/i;

/** How far is measured, and what to type where no such place is known. */
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
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // It went with the button, unless the visitor has gone on meanwhile. The people stand above: nothing moves.
    if (takesFocus && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p className="near-note near-measured muted small" tabIndex={-1} ref={box}>
      {t('note.measured')}
    </p>
  );
}

interface NearChipProps {
  near: AnsweredNear;
  /** Whether words say the place that no address may have: it cannot be taken back. */
  isFixed: boolean;
}

/** How the place to be near was understood, with a way to take it back, and whether the nearest come first; nothing where it was not. */
export function NearChip({ near, isFixed }: NearChipProps) {
  useNearStrings();
  const { t } = useTranslation('near');
  const language = useLanguage();
  const { state, hrefOf } = useSearchAddress();
  const { place, within, isOwn } = near;
  if (isOwn || !place) return null;
  const around = nearLabel(place, within, language);
  // Where words said the place, they go with it.
  const search = withoutPlaceWords(state.search, near);
  const { byDistance } = state;
  return (
    <>
      {!isFixed && (
        <ChipLink
          to={hrefOf({ ...state, search, near: '', within: null, byDistance: false, page: 1 })}
          says={t('note.remove', { what: around })}
          label={around}
        />
      )}
      <Link
        className={byDistance ? 'chip chip-remove' : 'chip'}
        to={hrefOf({ ...state, byDistance: !byDistance, page: 1 })}
        aria-current={byDistance ? 'true' : undefined}
      >
        <span className="chip-label">{t(byDistance ? 'note.nearest' : 'note.sort')}</span>
        {byDistance && <span className="chip-cross" aria-hidden="true" />}
      </Link>
    </>
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
  return <span className="near-distance">{words}</span>;
}

interface LocateButtonProps {
  /** How far the visitor said, in kilometres, where it was not by the field for that. */
  within?: number;
  /** Called when the place is known, before it is searched for. */
  onFound?: () => void;
}

/** Searches near the device's place, when the visitor wants that; otherwise says what else there is. Without scripts there is no such button. */
function LocateButton({ within, onFound }: LocateButtonProps) {
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
    const far = within === undefined ? null : atLeast(within);
    update((present) => ({ ...present, near: found.place, within: far ?? present.within, page: 1 }));
  };
  return (
    <div className="stack gap-1 start">
      <Button variant="secondary" onClick={() => void locate()} aria-disabled={state === 'finding'}>
        {t('device.use')}
      </Button>
      <p className="muted small">{t('device.rounding')}</p>
      <p className="near-said muted small" role="status">
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
