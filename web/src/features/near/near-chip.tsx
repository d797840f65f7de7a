import type { AnsweredNear } from '@directory/domain/places/near';
import { nearLabel } from '@directory/domain/places/near-label';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { withoutPlaceWords } from '../search/model/left-over.ts';
import { useSearchAddress } from '../search/search-address-context.ts';
import { useNearStrings } from './use-near-strings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

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
