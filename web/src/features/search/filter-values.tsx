import { createContext, use, useState, type MouseEvent, type ReactNode } from 'react';
import { type ChipFacet, closedValues, facetLabel } from '@directory/domain/facets';
import { fold } from '@directory/domain/text/fold';
import { takeBack } from '@directory/domain/query/taken-back';
import { useIsHydrated, useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { useKnownProvince } from '../crisis/known-province.ts';
import { onOwnToggle, useFacetCounts } from './facet-counts.tsx';
import { MOST_CHIPS, shownChips } from './model/filters.ts';
import { toggleChip } from './model/search-state.ts';
import { FORM_FIELDS, SEARCH_FORM_ID } from './model/url-state.ts';
import { useSearchAddress } from './search-address-context.ts';

interface FilterOptionProps {
  facet: ChipFacet;
  value: string;
  /** How many results have it; null while that is not counted. */
  count: number | null;
  /** The words that ask for it. */
  said: readonly string[] | undefined;
}

/** A filter value as a toggle button, pressed also where the words ask for it: then it takes these back. Without scripts it submits the search form. */
function FilterOption({ facet, value, count, said }: FilterOptionProps) {
  const { param } = facet;
  const { state, update } = useSearchAddress();
  const language = useLanguage();
  const isChosen = state[param].includes(value);
  return (
    <button
      type="submit"
      form={SEARCH_FORM_ID}
      formAction={use(PlainContext) ? `#${FILTERS_ID}` : undefined}
      name={said ? 'literal' : FORM_FIELDS.toggle}
      value={said?.[0] ?? `${param}:${value}`}
      className="filter-option"
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
      {count !== null && <span className="option-count"> {wholeNumber(count, language)}</span>}
    </button>
  );
}

/** The values of a facet that are asked for, by choice or in words. */
export function usePressed(): (facet: ChipFacet) => readonly string[] {
  const { state } = useSearchAddress();
  const { said } = useFacetCounts();
  return ({ param }) => [
    ...new Set([
      ...state[param],
      ...Object.keys(said.chips)
        .filter((chip) => chip.startsWith(`${param}:`))
        .map((chip) => chip.slice(param.length + 1)),
    ]),
  ];
}

/**
 * A facet's values in an order that a search does not change: as they are listed, or most frequent in the whole directory first. A
 * value that no result has is left out, but for those that are asked for; in a group that is folded nobody knows. Of provinces to be seen
 * online in, the one that this device remembers is offered first; it is never chosen for the visitor, who would miss people without knowing why.
 */
export function useOfferedValues(): (facet: ChipFacet) => readonly string[] {
  const { filters } = useSearchAddress();
  const { valuesOf, countOf } = useFacetCounts();
  const pressed = usePressed();
  const own = useKnownProvince();
  return (facet) => {
    const { param, field } = facet;
    const known = closedValues(facet) ?? filters?.[param].map(({ value }) => value) ?? valuesOf(field);
    const first = known.filter((value) => param === 'online' && value === own);
    const asked = pressed(facet);
    return [...new Set([...first, ...known, ...asked])].filter(
      (value) => countOf(field, value) !== 0 || asked.includes(value),
    );
  };
}

/** The values that are shown at once; the rest unfolds. */
const SHOWN = 8;

/** The values of a facet, any of which may match. */
export function FilterValues({ facet, values }: { facet: ChipFacet; values: readonly string[] }) {
  const { param, field } = facet;
  const { t } = useTranslation('search');
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const pressed = usePressed()(facet);
  const { countOf, said } = useFacetCounts();
  const [needle, setNeedle] = useState('');
  const [left, setLeft] = useState<boolean | null>(null);
  const isUnfolded = left ?? values.slice(SHOWN).some((value) => pressed.includes(value));
  const isFound = (value: string) => fold(facetLabel(facet, value, language)).includes(fold(needle));
  const found = shownChips(needle ? values.filter(isFound) : values, pressed);
  const list = (some: readonly string[]) => (
    <ul className="filter-options">
      {some.map((value) => (
        <li key={value}>
          <FilterOption
            facet={facet}
            value={value}
            count={countOf(field, value)}
            said={said.chips[`${param}:${value}`]}
          />
        </li>
      ))}
    </ul>
  );
  if (values.length === 0) return <p className="muted small">{t('filters.none')}</p>;
  if (values.length <= SHOWN) return list(values);
  // Below the field that narrows them all are in one list; folded, the first of them.
  return (
    <>
      {isUnfolded && isHydrated && 'vocabulary' in facet && (
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
      {list(isUnfolded ? found : values.slice(0, SHOWN))}
      {isUnfolded && found.length === 0 && <p className="muted small">{t('filters.noneFound')}</p>}
      <details className="filter-more" open={isUnfolded} onToggle={onOwnToggle(setLeft)}>
        <summary
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            setLeft(!isUnfolded);
          }}
        >
          {isUnfolded
            ? t('filters.showLess')
            : values.length > MOST_CHIPS
              ? t('filters.showMost', { shown: MOST_CHIPS, count: values.length })
              : t('filters.showAll', { count: values.length })}
        </summary>
        {!isHydrated && !isUnfolded && list(found.slice(SHOWN))}
      </details>
    </>
  );
}

/** The element that holds the drawer's filters for who has no scripts: a link leads to it, and each choice in it comes back to it. */
export const FILTERS_ID = 'filters';

/** Within a `<noscript>`, in which no other can stand. */
export const PlainContext = createContext(false);

/** What folds is on the page while it is open; for who has no scripts to open it by, always. */
export function Folded({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const isPlain = use(PlainContext);
  if (isOpen || isPlain) return children;
  return isHydrated ? null : <noscript>{children}</noscript>;
}
