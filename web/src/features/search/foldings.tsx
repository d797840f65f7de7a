import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { FacetParam } from '@directory/domain/facets';
import type { Foldings as GroupFoldings } from './model/shown-facets.ts';

interface Foldings {
  foldings: GroupFoldings;
  setOpen: (param: FacetParam, isOpen: boolean) => void;
  isDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
}

const FoldingsContext = createContext<Foldings | null>(null);

/** Keeps what the visitor has opened and folded of the filters: what stands open is counted. */
export function FoldingsProvider({ children }: { children: ReactNode }) {
  const [foldings, setFoldings] = useState<GroupFoldings>({});
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const value = useMemo<Foldings>(
    () => ({
      foldings,
      setOpen: (param, isOpen) =>
        setFoldings((present) => (present[param] === isOpen ? present : { ...present, [param]: isOpen })),
      isDrawerOpen,
      setDrawerOpen,
    }),
    [foldings, isDrawerOpen],
  );
  return <FoldingsContext value={value}>{children}</FoldingsContext>;
}

/** What of the filters stands open, and how to change it. @throws outside {@link FoldingsProvider}. */
export function useFoldings(): Foldings {
  const foldings = useContext(FoldingsContext);
  if (!foldings) throw new Error('useFoldings needs FoldingsProvider around it.');
  return foldings;
}
