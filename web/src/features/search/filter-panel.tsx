import { useId, useState } from 'react';
import {
  CHIP_FACETS,
  closedValues,
  type ChipFacet,
  facetLabel,
  type FacetParam,
} from '@directory/domain/facets';
import { fold } from '@directory/domain/fold';
import { useLanguage } from '../../site/contexts.ts';
import { useIsHydrated } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { useFacetCounts } from './facet-counts.tsx';
import { useSearchAddress } from './search-address.tsx';
import { FORM_FIELDS } from './model/form-submission.ts';
import { toggleChip } from './model/search-state.ts';
import { SEARCH_FORM_ID } from './search-form.tsx';

export function FilterPanel() {
  const { countOf } = useFacetCounts();
  const valuesOf = useFilterValues();
  return CHIP_FACETS.map((facet) => (
    <FilterGroup
      key={facet.param}
      facet={facet}
      values={valuesOf(facet)}
      countOf={(value) => countOf(facet.field, value)}
    />
  ));
}

/**
 * A group's values in an order that a search does not change, so that no chip moves under the pointer: as they are listed, or most
 * frequent in the whole directory first. Chosen values are always among them.
 */
function useFilterValues(): (facet: ChipFacet) => readonly string[] {
  const { state, filters } = useSearchAddress();
  const counts = useFacetCounts();
  return (facet) => {
    const closed = closedValues(facet);
    if (closed) return closed;
    const inUse = filters?.[facet.param].map(({ value }) => value) ?? counts.valuesOf(facet.field);
    return [...new Set([...inUse, ...state[facet.param]])];
  };
}

/** Chips that stand open in each group; the rest unfolds, so that all groups' headings are near at hand. */
const CHIPS_SHOWN = 12;

interface FilterGroupProps {
  facet: ChipFacet;
  /** The group's values in their lasting order. */
  values: readonly string[];
  /** How many results a value has; null while nothing has been counted. */
  countOf: (value: string) => number | null;
}

/** One group of filter chips. Any of the pressed ones may match. */
function FilterGroup({ facet, values, countOf }: FilterGroupProps) {
  const { param } = facet;
  const { t } = useTranslation('search');
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const headingId = useId();
  const { state } = useSearchAddress();
  const [needle, setNeedle] = useState('');
  // Unfolded as the visitor left it; before that, when a chosen chip would be out of sight.
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const hidesChosen = values.slice(CHIPS_SHOWN).some((value) => state[param].includes(value));
  const options = values.map((value) => ({ value, label: facetLabel(facet, value, language) }));
  const found = needle ? options.filter(({ label }) => fold(label).includes(fold(needle))) : options;
  const chips = (list: typeof options) => (
    <ul className="chips">
      {list.map(({ value, label }) => (
        <li key={value}>
          <FilterChip param={param} value={value} label={label} count={countOf(value)} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className="filter-group" aria-labelledby={headingId}>
      <h3 id={headingId} className="filter-heading">
        {t(`filters.${param}`)}
      </h3>
      {chips(found.slice(0, CHIPS_SHOWN))}
      {options.length > CHIPS_SHOWN && (
        <details
          className="filter-more"
          open={unfolded ?? hidesChosen}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary>{t('filters.showAll', { count: options.length })}</summary>
          {isHydrated && 'vocabulary' in facet && (
            <div className="field filter-find">
              <input
                type="search"
                value={needle}
                aria-label={t(`filters.find.${facet.param}`)}
                placeholder={t(`filters.find.${facet.param}`)}
                onChange={(event) => setNeedle(event.currentTarget.value)}
              />
            </div>
          )}
          {chips(found.slice(CHIPS_SHOWN))}
          {found.length === 0 && <p className="filter-none">{t('filters.noneFound')}</p>}
        </details>
      )}
    </section>
  );
}

interface FilterChipProps {
  param: FacetParam;
  value: string;
  label: string;
  count: number | null;
}

/** A filter value as a toggle button. Without scripts it submits the search form. */
function FilterChip({ param, value, label, count }: FilterChipProps) {
  const { state, update } = useSearchAddress();
  const language = useLanguage();
  const pressed = state[param].includes(value);
  return (
    <button
      type="submit"
      form={SEARCH_FORM_ID}
      name={FORM_FIELDS.toggle}
      value={`${param}:${value}`}
      className={`chip${count === 0 ? ' is-empty' : ''}`}
      aria-pressed={pressed}
      onClick={(event) => {
        event.preventDefault();
        update((present) => toggleChip(present, param, value));
      }}
    >
      <span className="chip-label">{label}</span>
      {count !== null && <span className="chip-count"> {wholeNumber(count, language)}</span>}
    </button>
  );
}
