import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import type { FacetField, FacetParam } from '@directory/domain/facets';
import { type Foldings, type Menu, saidFilters, type SaidFilters } from './model/filters.ts';
import { useRested, useResults } from './use-results.ts';

interface FacetCounts {
  /** The values of a field that some result has. */
  valuesOf: (field: FacetField) => string[];
  /** How many results a value has, or would have, were it chosen; null while that is not counted. */
  countOf: (field: FacetField, value: string) => number | null;
  isCounted: (field: FacetField) => boolean;
  /** What the words ask for. */
  said: SaidFilters;
}

const FacetCountsContext = createContext<FacetCounts>({
  valuesOf: () => [],
  countOf: () => null,
  isCounted: () => false,
  said: { chips: {}, place: null },
});

/** The counts of every facet's values, and what the words ask for. */
export const useFacetCounts = () => use(FacetCountsContext);

/**
 * The counts follow the results in a rendering of their own: there are hundreds of them, and what a key changes in the list is
 * painted first. While a keyword is typed they follow when typing rests.
 */
export function FacetCountsProvider({ children }: { children: ReactNode }) {
  const { facets: counts, understood } = useDeferredValue(useRested(useResults()));
  // Most answers say what the one before said: the same object then.
  const text = JSON.stringify(saidFilters(understood));
  const value = useMemo<FacetCounts>(
    () => ({
      valuesOf: (field) => Object.entries(counts[field] ?? {}).flatMap(([name, n]) => (n > 0 ? name : [])),
      countOf: (field, name) => (counts[field] ? (counts[field][name] ?? 0) : null),
      isCounted: (field) => counts[field] !== undefined,
      said: JSON.parse(text) as SaidFilters,
    }),
    [counts, text],
  );
  return <FacetCountsContext value={value}>{children}</FacetCountsContext>;
}

interface Panels {
  /** What of the filters stands open. */
  panel: Menu | 'more' | null;
  open: (panel: Menu | 'more' | null) => void;
  foldings: Foldings;
  fold: (param: FacetParam, isOpen: boolean) => void;
}

const PanelsContext = createContext<Panels>({
  panel: null,
  open: () => undefined,
  foldings: {},
  fold: () => undefined,
});

/** What of the filters stands open, and how to change it. */
export const usePanels = () => use(PanelsContext);

/** Keeps what the visitor has opened of the filters: every search counts that, and no more. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [foldings, setFoldings] = useState<Foldings>({});
  const [panel, open] = useState<Panels['panel']>(null);
  const value = useMemo<Panels>(
    () => ({
      panel,
      open,
      foldings,
      fold: (param, isOpen) => setFoldings((present) => ({ ...present, [param]: isOpen })),
    }),
    [foldings, panel],
  );
  return <PanelsContext value={value}>{children}</PanelsContext>;
}

/** Nothing is held back for longer: it is then shown without its counts. */
const LONGEST_WAIT_MS = 1000;

/** A wait for something, which ends when it is there, and after a second. @returns whether it is awaited, and what begins the wait */
export function useWait(isThere: boolean, fromStart = false): [isWaiting: boolean, wait: () => void] {
  const [isAwaited, setAwaited] = useState(fromStart);
  if (isAwaited && isThere) setAwaited(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setAwaited(false), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return [isAwaited && !isThere, () => setAwaited(true)];
}

/** For a `<details>` that opens together with the counts of what is in it. @param isOpen as it was left; it is shown once it is counted */
export function useCountedDetails(
  isOpen: boolean,
  fields: readonly FacetField[],
  setOpen: (isOpen: boolean) => void,
) {
  const { isCounted } = useFacetCounts();
  const [isWaiting, wait] = useWait(fields.every(isCounted));
  const isShown = isOpen && !isWaiting;
  const ref = useRef<HTMLDetailsElement>(null);
  // It may have been opened before scripts ran.
  useEffect(() => {
    if (ref.current?.open && !isShown && !isWaiting) setOpen(true);
  }, [isShown, isWaiting, setOpen]);
  return {
    isShown,
    details: {
      ref,
      open: isShown,
      'aria-busy': isWaiting,
      onToggle: onOwnToggle((isLeftOpen) => isLeftOpen !== isOpen && !isWaiting && setOpen(isLeftOpen)),
    },
    press: (event: MouseEvent) => {
      if (isShown) return;
      event.preventDefault();
      if (!fields.every(isCounted)) wait();
      setOpen(true);
    },
  };
}

/** The event of an inner `<details>` comes by the outer one, too. */
export function onOwnToggle(onToggle: (isOpen: boolean) => void) {
  return ({ target, currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (target === currentTarget) onToggle(currentTarget.open);
  };
}
