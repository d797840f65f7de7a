import { useQuery } from '@tanstack/react-query';
import { CHIP_FACETS, type ChipFacet, facetLabel } from '@directory/domain/facets';
import { provinceByCode } from '@directory/domain/provinces';
import type { Nearest } from '@directory/domain/query/understood';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { useDirectory, useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EMPTY_SEARCH, type SearchState } from './model/search-state.ts';
import { offerOf, type Offer } from './model/nearest-offers.ts';
import { type WiderSearch, widerCountsQuery, widerSearches } from './model/wider-searches.ts';
import { worthOffering } from './model/worth-offering.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useConditionLabels } from './use-condition-labels.ts';
import type { Results } from './use-results.ts';

// Comes with the same code.
export { countWider } from './model/wider-searches.ts';

/** A search that finds more. */
interface OfferedSearch {
  label: string;
  count: number;
  /** Null where no address says it. */
  href: string | null;
  /** What it gives up of what was asked for. */
  without: readonly string[];
  /** It stands as a heading already, with people below it. */
  isHeading: boolean;
}

/** When nobody or few meet all that was asked for: what to leave out, with how many there are then, and the way to everybody. */
export function NearestAnswers({ results }: { results: Results }) {
  const { t } = useTranslation('search');
  const { hrefOf } = useSearchAddress();
  const { total } = results;
  const nearest = useNearest(results);
  const wider = useWider(results);
  const offered = worthOffering([...nearest, ...wider], total).filter(({ isHeading }) => !isHeading);
  const everyone = hrefOf(EMPTY_SEARCH);
  const isEveryoneOffered = total === 0 && offered.every(({ href }) => href !== everyone);
  if (offered.length === 0 && !isEveryoneOffered) return null;
  return (
    <div className="empty-state no-results nearest">
      {results.hits.length === 0 && <p className="empty-state-title">{t('empty.text')}</p>}
      <p>{t(total === 0 ? 'empty.next' : 'near.few')}</p>
      <ul>
        {offered.map((search) => (
          <li key={search.label}>
            <SearchLink {...search} />
          </li>
        ))}
        {isEveryoneOffered && (
          <li>
            <Link to={everyone}>{t('empty.everyone')}</Link>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Says in what the people below come near, and leads to the search that finds them all. */
export function NearHeading({ near, results }: { near: Nearest; results: Results }) {
  const { t } = useTranslation('search');
  const nameOf = useOfferNames();
  const { state, hrefOf } = useSearchAddress();
  const offer = results.understood && offerOf(near, results.understood, state);
  return (
    <>
      <h3 className="near-heading">
        {t('near.heading')}{' '}
        {offer && (
          <SearchLink label={nameOf(offer)} count={offer.count} href={offer.state && hrefOf(offer.state)} />
        )}
      </h3>
      {offer?.how.kind === 'canadaOnline' && <p>{t('near.askWhere')}</p>}
    </>
  );
}

function SearchLink({ label, count, href }: Pick<OfferedSearch, 'label' | 'count' | 'href'>) {
  const { t } = useTranslation('search');
  const isMany = count >= SEARCH_LIMITS.manyHits;
  const text = t(isMany ? 'near.many' : 'near.counted', { what: label, count });
  return href === null ? <span>{text}</span> : <Link to={href}>{text}</Link>;
}

/** What the gateway found near. */
function useNearest({ understood }: Results): OfferedSearch[] {
  const { state, hrefOf } = useSearchAddress();
  const nameOf = useOfferNames();
  return (understood?.near ?? []).flatMap((near) => {
    const offer = understood && offerOf(near, understood, state);
    // Those who are akin stand below; there is nothing to try for them.
    if (!offer || near.kindred) return [];
    const isAway = near.wider || near.without.some((at) => understood.conditions[at]?.kind === 'place');
    // Sessions online are another thing, not less.
    const away = near.online ? 'online' : 'away';
    const without = [...near.without.map(wordAt), ...(isAway ? [away] : [])];
    const href = offer.state && hrefOf(offer.state);
    return { label: nameOf(offer), count: offer.count, href, without, isHeading: near.shown > 0 };
  });
}

/** Without each thing that was asked for: those that are counted by now. */
function useWider({ phase, query, understood }: Results): OfferedSearch[] {
  const { state, hrefOf } = useSearchAddress();
  const nameOf = useWiderNames();
  const isSettled = phase === 'shown' && query === state.search;
  const counts = useQuery({ ...widerCountsQuery(useDirectory(), state), enabled: isSettled }).data ?? [];
  const words = (understood?.conditions ?? []).map((_, index) => wordAt(index));
  const chosen = CHIP_FACETS.flatMap(({ param }) => (state[param].length > 0 ? param : []));
  const givenUp = (without: WiderSearch['without']): readonly string[] => {
    if (typeof without !== 'string') return [without.param];
    if (without === 'keyword') return ['keyword', ...words];
    if (without === 'filters') return chosen;
    return without === 'province' ? ['city', 'province'] : [without];
  };
  return widerSearches(state).map((search, index) => ({
    label: nameOf(search.without, state),
    count: counts[index] ?? 0,
    href: hrefOf(search.state),
    without: givenUp(search.without),
    isHeading: false,
  }));
}

/** A condition that was read from the words, by its place among them. */
function wordAt(index: number): string {
  return `word ${index}`;
}

/** In quotation marks: "without French" would be about people. */
function useQuoted(): (word: string) => string {
  const { t } = useTranslation('search');
  return (word) => t('understood.word', { word });
}

function useOfferNames(): (offer: Offer) => string {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { full, either } = useConditionLabels();
  const quoted = useQuoted();
  return ({ how }) => {
    switch (how.kind) {
      case 'without':
        return t('near.without', { what: either(how.conditions.map((one) => quoted(full(one)))) });
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

function useWiderNames(): (without: WiderSearch['without'], state: SearchState) => string {
  const { t } = useTranslation('search');
  const language = useLanguage();
  // As the chips above the results say it, without a file that both would have to fetch.
  const labelOf = (facet: ChipFacet, value: string) => {
    if (facet.param === 'online')
      return t('active.online', { where: provinceByCode(value)?.locative[language] ?? value });
    const label = facetLabel(facet, value, language);
    return facet.param === 'wait' ? t('active.wait', { wait: label }) : label;
  };
  const { either } = useConditionLabels();
  const quoted = useQuoted();
  return (without, state) => {
    if (typeof without !== 'string') {
      const labels = state[without.param].map((value) => labelOf(without, value));
      return t('near.without', { what: either(labels.map(quoted)) });
    }
    switch (without) {
      case 'keyword':
        return t('empty.withoutKeyword', { keyword: state.search });
      case 'filters':
        return t('empty.withoutFilters');
      case 'near':
        return t('empty.withoutNear');
      case 'frame':
        return t('empty.withoutFrame');
      case 'city': {
        const where = provinceByCode(state.province)?.locative[language] ?? '';
        return t('empty.wholeProvince', { where, city: state.city });
      }
      case 'province':
        return t('empty.allOfCanada');
    }
  };
}
