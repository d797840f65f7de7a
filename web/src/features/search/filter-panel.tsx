import { CHIP_FACETS, closedValues, type ChipFacet } from '@directory/domain/facets';
import { useIsHydrated } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useFacetCounts, useFoldings, useWait } from './facet-counts.tsx';
import { nearPanel } from './fetched-parts.tsx';
import { FilterChip, FilterGroup } from './filter-group.tsx';
import { isSingle, ownProvince, type Panel, shownFacets } from './model/filters.ts';
import { countChips } from './model/search-state.ts';
import { useSearchAddress } from './search-address-context.ts';
import type { Results } from './use-results.ts';

/** Every group that has something to choose. What most people decide by comes first. */
export function FilterPanel({ panel }: { panel: Panel }) {
  const { t } = useTranslation('search');
  const { countOf, isCounted, said } = useFacetCounts();
  const { foldings } = useFoldings();
  const valuesOf = useOfferedValues();
  const groups = CHIP_FACETS.map((facet) => ({ facet, values: valuesOf(facet) })).filter(
    // Whatever the visitor opened stays where it is.
    ({ facet, values }) => values.length > 0 || !isCounted(facet.field) || foldings[facet.param],
  );
  if (groups.length === 0) return <p className="filter-none">{t('filters.none')}</p>;
  return (
    <div className="filter-groups">
      <nearPanel.Component />
      {groups.map(({ facet, values }) => {
        const { param, field } = facet;
        if (!isSingle(facet)) return <FilterGroup key={param} facet={facet} panel={panel} values={values} />;
        // Its one value says all: the heading is for who does not see the chip.
        return (
          <div key={param} className="filter-single" role="group" aria-label={t(`filters.${param}`)}>
            {values.map((value) => (
              <FilterChip
                key={value}
                facet={facet}
                value={value}
                count={countOf(field, value)}
                said={said.chips[`${param}:${value}`]}
              />
            ))}
          </div>
        );
      })}
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
  const { valuesOf, countOf, said } = useFacetCounts();
  const own = useIsHydrated() && ownProvince();
  return (facet) => {
    const { param, field } = facet;
    const known = closedValues(facet) ?? filters?.[param].map(({ value }) => value) ?? valuesOf(field);
    const chosen = [...state[param], ...known.filter((value) => said.chips[`${param}:${value}`])];
    const first = known.filter((value) => param === 'online' && value === own);
    return [...new Set([...first, ...known, ...chosen])].filter(
      (value) => countOf(field, value) !== 0 || chosen.includes(value),
    );
  };
}

/** The element that holds the filters of wide screens; without scripts, narrow ones show it when the link to it is followed. */
export const FILTERS_ID = 'filters';

/** On narrow screens: a button that opens the filters in a dialog, which has a button to show the results. */
export function FilterDrawer({ results: { total, isMany } }: { results: Results }) {
  const { t } = useTranslation('search');
  const { state } = useSearchAddress();
  const { isDrawerOpen, setDrawerOpen } = useFoldings();
  // A place to be near is among what it holds.
  const chosen = countChips(state) + (state.near ? 1 : 0);
  const close = () => setDrawerOpen(false);
  return (
    <>
      <a
        className="button button-secondary drawer-open"
        href={`#${FILTERS_ID}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onKeyDown={(event) => {
          if (event.key === ' ') event.currentTarget.click();
        }}
        onClick={(event) => {
          event.preventDefault();
          setDrawerOpen(true);
        }}
      >
        {chosen > 0 ? t('filters.openWith', { count: chosen }) : t('filters.open')}
      </a>
      <Dialog
        variant="side"
        title={t('filters.heading')}
        closeLabel={t('filters.close')}
        isOpen={isDrawerOpen}
        onClose={close}
        foot={
          <Button onClick={close}>
            {isMany ? t('filters.showMany') : t('filters.show', { count: total })}
          </Button>
        }
      >
        <CountedFilters />
      </Dialog>
    </>
  );
}

/** The filters, once they are counted: nothing moves then. */
function CountedFilters() {
  const { state } = useSearchAddress();
  const { foldings } = useFoldings();
  const { isCounted } = useFacetCounts();
  const [isWaiting] = useWait(shownFacets('drawer', state, foldings).every(isCounted), true);
  return (
    <div className="drawer-filters" aria-busy={isWaiting}>
      {!isWaiting && <FilterPanel panel="drawer" />}
    </div>
  );
}
