import { memo, use } from 'react';
import { type ChipFacet, facetLabel } from '@directory/domain/facets';
import { useLanguage } from '../../site/contexts.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { useSearchAddress } from './search-address-context.ts';
import { FORM_FIELDS } from './model/form-submission.ts';
import { SaidFiltersContext } from './model/said-filters.ts';
import { toggleChip } from './model/search-state.ts';
import { takeBack } from './model/taken-back.ts';
import { SEARCH_FORM_ID } from './search-form.tsx';

interface FilterChipProps {
  facet: ChipFacet;
  value: string;
  count: number | null;
}

/** A filter value as a toggle button, pressed also where the words ask for it: then it takes these back. Without scripts it submits the search form. A key leaves it alone unless its count changes. */
export const FilterChip = memo(function FilterChip({ facet, value, count }: FilterChipProps) {
  const { param } = facet;
  const { state, update } = useSearchAddress();
  const language = useLanguage();
  const isChosen = state[param].includes(value);
  const said = use(SaidFiltersContext).chips[`${param}:${value}`];
  return (
    <button
      type="submit"
      form={SEARCH_FORM_ID}
      name={said ? 'literal' : FORM_FIELDS.toggle}
      value={said?.[0] ?? `${param}:${value}`}
      className="chip"
      aria-pressed={isChosen || said !== undefined}
      onClick={(event) => {
        event.preventDefault();
        update((present) => {
          const next = said && !isChosen ? present : toggleChip(present, param, value);
          return said ? takeBack(next, said) : next;
        });
      }}
    >
      {facetLabel(facet, value, language)}
      {count !== null && <span className="chip-count"> {wholeNumber(count, language)}</span>}
    </button>
  );
});
