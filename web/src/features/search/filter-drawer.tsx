import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFacetCounts } from './facet-counts.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useFoldings } from './foldings.tsx';
import { useWait } from './use-wait.ts';
import { countChips } from './model/search-state.ts';
import { shownFacets } from './model/shown-facets.ts';
import { useSearchAddress } from './search-address-context.ts';
import type { Results } from './use-results.ts';

/** The element that holds the filters of wide screens; without scripts, narrow ones show it when the link to it is followed. */
export const FILTERS_ID = 'filters';

/** On narrow screens: a button that opens the filters in a dialog, which has a button to show the results. */
export function FilterDrawer({ results: { total, isMany } }: { results: Results }) {
  const { t } = useTranslation('search');
  const { state } = useSearchAddress();
  const { isDrawerOpen: isOpen, setDrawerOpen: setIsOpen } = useFoldings();
  // A place to be near is among what it holds.
  const chosen = countChips(state) + (state.near ? 1 : 0);
  const close = () => setIsOpen(false);
  return (
    <>
      <a
        className="button button-secondary drawer-open"
        href={`#${FILTERS_ID}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (event.key === ' ') event.currentTarget.click();
        }}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {chosen > 0 ? t('filters.openWith', { count: chosen }) : t('filters.open')}
      </a>
      <Dialog
        variant="side"
        title={t('filters.heading')}
        closeLabel={t('filters.close')}
        isOpen={isOpen}
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
  const { isWaiting } = useWait(shownFacets('drawer', state, foldings).every(isCounted), { fromStart: true });
  return (
    <div className="drawer-filters" aria-busy={isWaiting}>
      {!isWaiting && <FilterPanel panel="drawer" />}
    </div>
  );
}
