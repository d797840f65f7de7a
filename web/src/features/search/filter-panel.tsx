import { use } from 'react';
import { CHIP_FACETS, closedValues, type ChipFacet } from '@directory/domain/facets';
import { useIsHydrated } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nearPanel } from './near/near-parts.tsx';
import { useFacetCounts } from './facet-counts.tsx';
import { FilterGroup, SingleFilter } from './filter-group.tsx';
import { useFoldings } from './foldings.tsx';
import { ownProvince } from './model/own-province.ts';
import { SaidFiltersContext } from './model/said-filters.ts';
import { isSingle, type Panel } from './model/shown-facets.ts';
import { useSearchAddress } from './search-address-context.ts';

/** Every group that has something to choose. What most people decide by comes first. */
export function FilterPanel({ panel }: { panel: Panel }) {
  const { t } = useTranslation('search');
  const { countOf, isCounted } = useFacetCounts();
  const { foldings } = useFoldings();
  const valuesOf = useOfferedValues();
  const groups = CHIP_FACETS.map((facet) => ({
    facet,
    panel,
    values: valuesOf(facet),
    countOf: (value: string) => countOf(facet.field, value),
    isCounted: isCounted(facet.field),
    // Whatever the visitor opened stays where it is.
  })).filter(
    ({ facet, values, isCounted: isKnown }) => values.length > 0 || !isKnown || foldings[facet.param],
  );
  if (groups.length === 0) return <p className="filter-none">{t('filters.none')}</p>;
  return (
    <div className="filter-groups">
      <nearPanel.Component />
      {groups.map((group) =>
        isSingle(group.facet) ? (
          <SingleFilter key={group.facet.param} {...group} />
        ) : (
          <FilterGroup key={group.facet.param} {...group} />
        ),
      )}
    </div>
  );
}

/**
 * A group's values in an order that a search does not change: as they are listed, or most frequent in the whole directory first. A
 * value that no result has is left out, but for those that are chosen or asked for in words; in a group that is folded nobody knows. Of provinces to be seen online
 * in, the one that this device remembers is offered first; it is never chosen for the visitor, who would miss people without knowing why.
 */
function useOfferedValues(): (facet: ChipFacet) => readonly string[] {
  const { state, filters } = useSearchAddress();
  const counts = useFacetCounts();
  const { chips: said } = use(SaidFiltersContext);
  const own = useIsHydrated() && ownProvince();
  return (facet) => {
    const known =
      closedValues(facet) ?? filters?.[facet.param].map(({ value }) => value) ?? counts.valuesOf(facet.field);
    const chosen = [...state[facet.param], ...known.filter((value) => said[`${facet.param}:${value}`])];
    const first = known.filter((value) => facet.param === 'online' && value === own);
    return [...new Set([...first, ...known, ...chosen])].filter(
      (value) => counts.countOf(facet.field, value) !== 0 || chosen.includes(value),
    );
  };
}
