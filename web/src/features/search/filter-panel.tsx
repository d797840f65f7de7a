import { CHIP_FACETS, closedValues, type ChipFacet } from '@directory/domain/facets';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFacetCounts } from './facet-counts.tsx';
import { FilterGroup, SingleFilter } from './filter-group.tsx';
import { useSearchAddress } from './search-address.tsx';

interface FilterPanelProps {
  /** How many groups stand open before the visitor opens any, from the first on. */
  openGroups: number;
}

/** Every group that has something to choose. What most people decide by comes first. */
export function FilterPanel({ openGroups }: FilterPanelProps) {
  const { t } = useTranslation('search');
  const { countOf } = useFacetCounts();
  const valuesOf = useOfferedValues();
  const groups = CHIP_FACETS.map((facet, index) => ({
    facet,
    values: valuesOf(facet),
    isFirst: index < openGroups,
    countOf: (value: string) => countOf(facet.field, value),
  })).filter(({ values }) => values.length > 0);
  if (groups.length === 0) return <p className="filter-none">{t('filters.none')}</p>;
  return (
    <div className="filter-groups">
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

/** A filter with one value, whose name says all, needs no heading. */
function isSingle(facet: ChipFacet): boolean {
  return closedValues(facet)?.length === 1;
}

/**
 * A group's values in an order that a search does not change: as they are listed, or most frequent in the whole directory first. A
 * value that no result has is left out, but for those that are chosen.
 */
function useOfferedValues(): (facet: ChipFacet) => readonly string[] {
  const { state, filters } = useSearchAddress();
  const counts = useFacetCounts();
  return (facet) => {
    const known =
      closedValues(facet) ?? filters?.[facet.param].map(({ value }) => value) ?? counts.valuesOf(facet.field);
    const chosen = state[facet.param];
    return [...new Set([...known, ...chosen])].filter(
      (value) => counts.countOf(facet.field, value) !== 0 || chosen.includes(value),
    );
  };
}
