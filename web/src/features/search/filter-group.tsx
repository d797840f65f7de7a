import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { type ChipFacet, facetLabel } from '@directory/domain/facets';
import { fold } from '@directory/domain/text/fold';
import { useIsHydrated, useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { useFacetCounts, useFoldings, useWait } from './facet-counts.tsx';
import { isGroupOpen, MOST_CHIPS, type Panel, shownChips } from './model/filters.ts';
import { takeBack, toggleChip } from './model/search-state.ts';
import { FORM_FIELDS, SEARCH_FORM_ID } from './model/url-state.ts';
import { useSearchAddress } from './search-address-context.ts';

interface FilterChipProps {
  facet: ChipFacet;
  value: string;
  /** How many results have it; null while that is not counted. */
  count: number | null;
  /** The words that ask for it. */
  said: readonly string[] | undefined;
}

/** A filter value as a toggle button, pressed also where the words ask for it: then it takes these back. Without scripts it submits the search form. A key leaves it alone unless its count changes. */
export const FilterChip = memo(function FilterChip({ facet, value, count, said }: FilterChipProps) {
  const { param } = facet;
  const { state, update } = useSearchAddress();
  const language = useLanguage();
  const isChosen = state[param].includes(value);
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

/** The values that a group shows at once; the rest unfolds, so that all groups' headings are near at hand. */
const CHIPS_SHOWN = 6;

interface FilterGroupProps {
  facet: ChipFacet;
  /** The group's values in their lasting order. */
  values: readonly string[];
  panel: Panel;
}

/**
 * One group of filter chips, which folds. Any of the pressed ones may match. What was folded away is not counted: the group opens once it
 * is, so that its chips stand still from the first moment.
 */
export function FilterGroup({ facet, panel, values }: FilterGroupProps) {
  const { param, field } = facet;
  const { t } = useTranslation('search');
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const headingId = useId();
  const { state } = useSearchAddress();
  const [needle, setNeedle] = useState('');
  const { foldings, setOpen } = useFoldings();
  const { countOf, isCounted, said } = useFacetCounts();
  const [isWaiting, wait] = useWait(isCounted(field));
  const isOpen = isGroupOpen(facet, panel, state, foldings);
  const saidOf = (value: string) => said.chips[`${param}:${value}`];
  const isSaid = (value: string) => saidOf(value) !== undefined;
  const pressed = [...new Set([...state[param], ...values.filter(isSaid)])];
  const isShown = isOpen && !isWaiting;
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before scripts ran.
  useEffect(() => {
    const isLeftOpen = details.current?.open ?? isShown;
    if (isLeftOpen !== isShown) setOpen(param, isLeftOpen);
  }, [isShown, setOpen, param]);
  const open = (event: MouseEvent) => {
    if (isShown) return;
    // It opens together with its chips.
    event.preventDefault();
    if (!isCounted(field)) wait();
    setOpen(param, true);
  };
  const hidesChosen = values.slice(CHIPS_SHOWN).some((value) => state[param].includes(value));
  const rest = useFolding(hidesChosen);
  const isFound = (value: string) => fold(facetLabel(facet, value, language)).includes(fold(needle));
  const found = shownChips(needle ? values.filter(isFound) : values, pressed);
  // What the words ask for is seen without unfolding the rest, as nothing may jump while they are typed.
  const first = found.filter((value, at) => at < CHIPS_SHOWN || isSaid(value));
  const chips = (list: readonly string[]) => (
    <ul className="chips">
      {list.map((value) => (
        <li key={value}>
          <FilterChip facet={facet} value={value} count={countOf(field, value)} said={saidOf(value)} />
        </li>
      ))}
    </ul>
  );
  return (
    <details
      className="disclosure filter-group"
      aria-labelledby={headingId}
      aria-busy={isWaiting}
      ref={details}
      open={isShown}
      onToggle={onOwnToggle((isLeftOpen) => setOpen(param, isLeftOpen))}
    >
      <summary onClick={open}>
        <h3 id={headingId} className="filter-heading">
          {t(`filters.${param}`)}
        </h3>
        {!isShown && pressed.length > 0 && (
          <span className="filter-chosen">{t('filters.chosen', { count: pressed.length })}</span>
        )}
      </summary>
      <Folded isOpen={isShown}>
        {values.length > 0 ? chips(first) : <p className="filter-none">{t('filters.none')}</p>}
        {values.length > CHIPS_SHOWN && (
          <details className="filter-more" open={rest.open} onToggle={rest.onToggle}>
            <summary onClick={rest.onClick}>
              {values.length > MOST_CHIPS
                ? t('filters.showMost', { shown: MOST_CHIPS, count: values.length })
                : t('filters.showAll', { count: values.length })}
            </summary>
            {/* One <noscript> cannot stand in another. */}
            <Folded isOpen={rest.open || !isShown}>
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
              {chips(found.filter((value) => !first.includes(value)))}
              {found.length === 0 && <p className="filter-none">{t('filters.noneFound')}</p>}
            </Folded>
          </details>
        )}
      </Folded>
    </details>
  );
}

/** What folds is on the page while it is open; for who has no scripts to open it by, always. */
function Folded({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  if (isOpen) return children;
  return isHydrated ? null : <noscript>{children}</noscript>;
}

/** The event of an inner `<details>` comes by the outer one, too. */
function onOwnToggle(onToggle: (isOpen: boolean) => void) {
  return ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (target === currentTarget) onToggle(currentTarget.open);
  };
}

/** A `<details>` that is as the visitor left it; before that, as `byItself` says. It opens together with what is in it. */
function useFolding(byItself: boolean) {
  const [left, setLeft] = useState<boolean | null>(null);
  const open = left ?? byItself;
  return {
    open,
    onToggle: onOwnToggle(setLeft),
    onClick: (event: MouseEvent) => {
      if (open) return;
      event.preventDefault();
      setLeft(true);
    },
  };
}
