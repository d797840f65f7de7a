import { memo } from 'react';
import { type ChipFacet, facetLabel } from '@directory/domain/facets';
import { useLanguage } from '../../site/contexts.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { useSearchAddress } from './search-address-context.ts';
import { FORM_FIELDS } from './model/form-submission.ts';
import { toggleChip } from './model/search-state.ts';
import { SEARCH_FORM_ID } from './search-form.tsx';

interface FilterChipProps {
  facet: ChipFacet;
  value: string;
  count: number | null;
}

/** A filter value as a toggle button. Without scripts it submits the search form. A key leaves it alone unless its count changes. */
export const FilterChip = memo(function FilterChip({ facet, value, count }: FilterChipProps) {
  const { param } = facet;
  const { state, update } = useSearchAddress();
  const language = useLanguage();
  const pressed = state[param].includes(value);
  return (
    <button
      type="submit"
      form={SEARCH_FORM_ID}
      name={FORM_FIELDS.toggle}
      value={`${param}:${value}`}
      className="chip"
      aria-pressed={pressed}
      onClick={(event) => {
        event.preventDefault();
        update((present) => toggleChip(present, param, value));
      }}
    >
      {facetLabel(facet, value, language)}
      {count !== null && <span className="chip-count"> {wholeNumber(count, language)}</span>}
    </button>
  );
});
