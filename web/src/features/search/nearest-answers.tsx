import { CHIP_FACETS } from '@directory/domain/facets';
import { provinceByCode } from '@directory/domain/provinces';
import type { Nearest } from '@directory/domain/query/understood';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  chooseProvince,
  countChips,
  EMPTY_SEARCH,
  NO_CHIPS,
  type SearchState,
} from './model/search-state.ts';
import { offerOf, type Offer } from './model/nearest-offers.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useConditionLabels } from './use-condition-labels.ts';
import type { Results } from './use-results.ts';

/** A search that finds more; `count` is null where nobody has counted. */
interface WiderSearch {
  label: string;
  count: number | null;
  state: SearchState | null;
}

/** When nobody or few meet all that was asked for: what to leave out, with how many there are then. */
export function NearestAnswers({ results }: { results: Results }) {
  const { t } = useTranslation('search');
  const offers = useOffers(results);
  const wider = useWiderSearches(results);
  const { total } = results;
  const more = [...offers, ...wider].filter(({ count }) => (count === null ? total === 0 : count > total));
  if (more.length === 0) return null;
  return (
    <div className="empty-state no-results nearest">
      {results.hits.length === 0 && <p className="empty-state-title">{t('empty.text')}</p>}
      <p>{t(total === 0 ? 'empty.next' : 'near.few')}</p>
      <ul>
        {more.map((search) => (
          <li key={search.label}>
            <SearchLink search={search} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says in what the people below come near, and leads to the search that finds them all. */
export function NearHeading({ near, results }: { near: Nearest; results: Results }) {
  const { t } = useTranslation('search');
  const nameOf = useOfferNames();
  const { state } = useSearchAddress();
  const offer = results.understood && offerOf(near, results.understood, state);
  return (
    <>
      <h3 className="near-heading">
        {t('near.heading')}{' '}
        {offer && <SearchLink search={{ label: nameOf(offer), count: offer.count, state: offer.state }} />}
      </h3>
      {offer?.how.kind === 'canadaOnline' && <p>{t('near.askWhere')}</p>}
    </>
  );
}

function SearchLink({ search: { label, count, state } }: { search: WiderSearch }) {
  const { t } = useTranslation('search');
  const { hrefOf } = useSearchAddress();
  const counted = (many: boolean) =>
    t(many ? 'near.many' : 'near.counted', { what: label, count: count ?? 0 });
  const text = count === null ? label : counted(count >= SEARCH_LIMITS.manyHits);
  return state ? <Link to={hrefOf(state)}>{text}</Link> : <span>{text}</span>;
}

function useOffers({ understood }: Results): WiderSearch[] {
  const { state } = useSearchAddress();
  const nameOf = useOfferNames();
  return (understood?.near ?? []).flatMap((near) => {
    const offer = understood && offerOf(near, understood, state);
    // Those who are akin stand below; there is nothing to try for them.
    return offer && !near.kindred ? [{ label: nameOf(offer), count: offer.count, state: offer.state }] : [];
  });
}

function useOfferNames(): (offer: Offer) => string {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { full, either } = useConditionLabels();
  return ({ how }) => {
    switch (how.kind) {
      case 'without':
        return t('near.without', { what: either(how.conditions.map(full)) });
      case 'kindred':
      case 'canada':
      case 'canadaOnline':
        return t(`near.${how.kind}`);
      default: {
        const where = provinceByCode(how.province)?.locative[language] ?? '';
        return t(`near.${how.kind}`, { where });
      }
    }
  };
}

/** The search with one of the chosen filters taken back, each in turn. */
function useWiderSearches({ countWithout }: Results): WiderSearch[] {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { state } = useSearchAddress();
  const first = { ...state, page: 1 };
  const province = provinceByCode(state.province);
  const groups = CHIP_FACETS.filter(({ param }) => state[param].length > 0);
  const [only] = groups;
  const searches = [
    state.search && {
      label: t('empty.withoutKeyword', { keyword: state.search }),
      count: null,
      state: { ...first, search: '' },
    },
    countChips(state) > 0 && {
      label: t('empty.withoutFilters'),
      count: groups.length === 1 && only ? countWithout(only.field) : null,
      state: { ...first, ...NO_CHIPS },
    },
    state.near && {
      label: t('empty.withoutNear'),
      count: null,
      state: { ...first, near: '', within: null, byDistance: false },
    },
    state.frame && {
      label: t('empty.withoutFrame'),
      count: null,
      state: { ...first, frame: null },
    },
    state.city &&
      province && {
        label: t('empty.wholeProvince', { where: province.locative[language], city: state.city }),
        count: countWithout('city'),
        state: { ...first, city: '' },
      },
    (state.city || province) && {
      label: t('empty.allOfCanada'),
      count: countWithout('province'),
      state: chooseProvince(state, null),
    },
    { label: t('empty.everyone'), count: null, state: EMPTY_SEARCH },
  ];
  return searches.filter((search) => !!search);
}
