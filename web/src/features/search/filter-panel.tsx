import { CHIP_FACETS, closedValues, type ChipFacet } from '@directory/domain/facets';
import { useIsHydrated } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nearPanel } from './near/near-parts.tsx';
import { useFacetCounts } from './facet-counts.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterGroup, SingleFilter } from './filter-group.tsx';
import { useFoldings } from './foldings.tsx';
import { ownProvince } from './model/own-province.ts';
import { isSingle, type Panel } from './model/shown-facets.ts';
import { useSearchAddress } from './search-address-context.ts';

/** Every group that has something to choose. What most people decide by comes first. */
export function FilterPanel({ panel }: { panel: Panel }) {
  const { t } = useTranslation('search');
  const { countOf, isCounted, said } = useFacetCounts();
  const { foldings } = useFoldings();
  const valuesOf = useOfferedValues();
  const groups = CHIP_FACETS.map((facet) => ({
    facet,
    panel,
    ...valuesOf(facet),
    chip: (value: string) => (
      <FilterChip
        key={value}
        facet={facet}
        value={value}
        count={countOf(facet.field, value)}
        said={said.wordsOf(facet.param, value)}
      />
    ),
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
 * value that no result has is left out, but for those that are chosen; in a group that is folded nobody knows. Of provinces to be seen online
 * in, the one that this device remembers is offered first; it is never chosen for the visitor, who would miss people without knowing why.
 */
function useOfferedValues(): (facet: ChipFacet) => Record<'values' | 'pressed', readonly string[]> {
  const { state, filters } = useSearchAddress();
  const { countOf, valuesOf, said } = useFacetCounts();
  const own = useIsHydrated() && ownProvince();
  return (facet) => {
    const { param, field } = facet;
    const known = closedValues(facet) ?? filters?.[param].map(({ value }) => value) ?? valuesOf(field);
    const pressed = [...state[param], ...known.filter((value) => said.wordsOf(param, value))];
    const first = known.filter((value) => param === 'online' && value === own);
    const values = [...new Set([...first, ...known, ...pressed])].filter(
      (value) => countOf(field, value) !== 0 || pressed.includes(value),
    );
    return { values, pressed };
  };
}
