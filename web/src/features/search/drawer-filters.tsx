import { useId } from 'react';
import type { ChipFacet } from '@directory/domain/facets';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCountedDetails, useFacetCounts, usePanels } from './facet-counts.tsx';
import { FilterValues, Folded, useOfferedValues, usePressed } from './filter-values.tsx';
import { facetsOf, isGroupOpen } from './model/filters.ts';
import { NearPanel } from './near.tsx';
import { PlaceSelects } from './place-selects.tsx';
import { useSearchAddress } from './search-address-context.ts';

/** What is in none of the menus: the place, and every other group that has something to choose. */
export function DrawerFilters() {
  const { t } = useTranslation('search');
  const { isCounted } = useFacetCounts();
  const { foldings } = usePanels();
  const valuesOf = useOfferedValues();
  const headingId = useId();
  const groups = facetsOf('more')
    .map((facet) => ({ facet, values: valuesOf(facet) }))
    // Whatever the visitor opened stays where it is.
    .filter(({ facet, values }) => values.length > 0 || !isCounted(facet.field) || foldings[facet.param]);
  return (
    <>
      <section className="stack gap-3 filter-place" aria-labelledby={headingId}>
        <h3 id={headingId} className="filter-heading">
          {t('place.heading')}
        </h3>
        <PlaceSelects />
      </section>
      <NearPanel />
      {groups.map(({ facet, values }) => (
        <FilterGroup key={facet.param} facet={facet} values={values} />
      ))}
    </>
  );
}

/** A group of the drawer, which folds. */
function FilterGroup({ facet, values }: { facet: ChipFacet; values: readonly string[] }) {
  const { param, field } = facet;
  const { t } = useTranslation('search');
  const headingId = useId();
  const { state } = useSearchAddress();
  const { foldings, fold } = usePanels();
  const pressed = usePressed()(facet);
  const { isShown, details, press } = useCountedDetails(
    isGroupOpen(facet, state, foldings),
    [field],
    (isOpen) => fold(param, isOpen),
  );
  return (
    <details {...details} className="disclosure filter-group" aria-labelledby={headingId}>
      <summary onClick={press}>
        <h3 id={headingId} className="filter-heading">
          {t(`filters.${param}`)}
        </h3>
        {!isShown && pressed.length > 0 && (
          <span className="filter-chosen muted small">{t('filters.chosen', { count: pressed.length })}</span>
        )}
      </summary>
      <Folded isOpen={isShown}>
        <FilterValues facet={facet} values={values} />
      </Folded>
    </details>
  );
}
