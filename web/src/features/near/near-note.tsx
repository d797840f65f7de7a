import { type AnsweredNear, WITHIN_KM } from '@directory/domain/places/near';
import { Link } from '../../ui/link.tsx';
import type { SearchState } from '../search/model/search-state.ts';
import { useSearchAddress } from '../search/search-address-context.ts';
import type { Results } from '../search/use-results.ts';
import { LocateButton } from './locate-button.tsx';
import { useNearStrings } from './use-near-strings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Fewer than this are little to choose from: farther places are offered as well. */
const FEW = 5;

interface NearNoteProps {
  near: AnsweredNear;
  results: Results;
}

/** How the place was understood, with a way to take it back, the two orders, and what to type where no such place is known. */
export function NearNote({ near, results }: NearNoteProps) {
  useNearStrings();
  const { t } = useTranslation('near');
  if (near.isOwn) {
    return (
      <div className="near-note">
        <p>{t('note.own')}</p>
        <LocateButton />
      </div>
    );
  }
  if (!near.place) {
    return (
      <p className="near-note" role="status">
        {t('note.unknown', { asked: near.asked })}
      </p>
    );
  }
  return <Around near={near} results={results} />;
}

function Around({ near, results: { total } }: NearNoteProps) {
  useNearStrings();
  const { t } = useTranslation('near');
  const { state, hrefOf } = useSearchAddress();
  const { within } = near;
  const first = { ...state, page: 1 };
  const around = near.place?.name
    ? t('note.around', { within, place: near.place.name })
    : t('note.aroundYou', { within });
  // What the words said is taken back as they are.
  const without: SearchState = near.words
    ? { ...first, literal: [...state.literal, near.words], byDistance: false }
    : { ...first, near: '', within: null, byDistance: false };
  const farther = WITHIN_KM.filter((km) => km > within && !near.words);
  return (
    <div className="near-note">
      <div className="near-line">
        <Link
          className="chip chip-remove"
          to={hrefOf(without)}
          aria-label={t('note.remove', { what: around })}
        >
          <span className="chip-label">{around}</span>
          <span className="chip-cross" aria-hidden="true" />
        </Link>
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
      </div>
      <p className="near-small">{t('note.measured')}</p>
      {total < FEW && farther.length > 0 && (
        <p>
          {t('note.farther')}{' '}
          {farther.map((km) => (
            <Link key={km} className="near-farther" to={hrefOf({ ...first, within: km })}>
              {t('panel.km', { km })}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
