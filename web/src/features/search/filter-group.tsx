import { memo, useId, useState, type ToggleEvent } from 'react';
import { type ChipFacet, facetLabel } from '@directory/domain/facets';
import { fold } from '@directory/domain/fold';
import { useIsHydrated, useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { useSearchAddress } from './search-address.tsx';
import { FORM_FIELDS } from './model/form-submission.ts';
import { toggleChip } from './model/search-state.ts';
import { SEARCH_FORM_ID } from './search-form.tsx';

/** The values that a group shows at once; the rest unfolds, so that all groups' headings are near at hand. */
const CHIPS_SHOWN = 6;

interface FilterGroupProps {
  facet: ChipFacet;
  /** The group's values in their lasting order. */
  values: readonly string[];
  /** Open before the visitor opens or folds it. */
  isFirst: boolean;
  /** How many results a value has; null while nothing has been counted. */
  countOf: (value: string) => number | null;
}

/** A filter with one value, whose name says all: its heading is for who does not see the chip. */
export function SingleFilter({ facet, values, countOf }: FilterGroupProps) {
  const { t } = useTranslation('search');
  return (
    <div className="filter-single" role="group" aria-label={t(`filters.${facet.param}`)}>
      {values.map((value) => (
        <FilterChip key={value} facet={facet} value={value} count={countOf(value)} />
      ))}
    </div>
  );
}

/** One group of filter chips, which folds. Any of the pressed ones may match. */
export function FilterGroup({ facet, values, isFirst, countOf }: FilterGroupProps) {
  const { param } = facet;
  const { t } = useTranslation('search');
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const headingId = useId();
  const { state } = useSearchAddress();
  const [needle, setNeedle] = useState('');
  const all = useFolding(isFirst || state[param].length > 0);
  const hidesChosen = values.slice(CHIPS_SHOWN).some((value) => state[param].includes(value));
  const rest = useFolding(hidesChosen);
  const isFound = (value: string) => fold(facetLabel(facet, value, language)).includes(fold(needle));
  const found = needle ? values.filter(isFound) : values;
  const chips = (list: readonly string[]) => (
    <ul className="chips">
      {list.map((value) => (
        <li key={value}>
          <FilterChip facet={facet} value={value} count={countOf(value)} />
        </li>
      ))}
    </ul>
  );
  return (
    <details className="disclosure filter-group" aria-labelledby={headingId} {...all}>
      <summary>
        <h3 id={headingId} className="filter-heading">
          {t(`filters.${param}`)}
        </h3>
      </summary>
      {chips(found.slice(0, CHIPS_SHOWN))}
      {values.length > CHIPS_SHOWN && (
        <details className="filter-more" {...rest}>
          <summary>{t('filters.showAll', { count: values.length })}</summary>
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
    </details>
  );
}

/** A `<details>` that is as the visitor left it; before that, as `byItself` says. The event of an inner one comes by here, too. */
function useFolding(byItself: boolean) {
  const [left, setLeft] = useState<boolean | null>(null);
  return {
    open: left ?? byItself,
    onToggle: ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
      if (target === currentTarget) setLeft(currentTarget.open);
    },
  };
}

interface FilterChipProps {
  facet: ChipFacet;
  value: string;
  count: number | null;
}

/** A filter value as a toggle button. Without scripts it submits the search form. A key leaves it alone unless its count changes. */
const FilterChip = memo(function FilterChip({ facet, value, count }: FilterChipProps) {
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
      <span className="chip-label">{facetLabel(facet, value, language)}</span>
      {count !== null && <span className="chip-count"> {wholeNumber(count, language)}</span>}
    </button>
  );
});
