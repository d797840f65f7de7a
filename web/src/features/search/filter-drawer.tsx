import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { countChips } from './model/search-state.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useSearchAddress } from './search-address.tsx';
import type { Results } from './use-results.ts';

/** The element that holds the filters of wide screens; without scripts, narrow ones show it when the link to it is followed. */
export const FILTERS_ID = 'filters';

/** On a phone the groups' headings fit on one screen when all but the first are folded. */
const OPEN_GROUPS = 1;

/** On narrow screens: a button that opens the filters in a dialog, which has a button to show the results. */
export function FilterDrawer({ results: { total, isMany } }: { results: Results }) {
  const { t } = useTranslation('search');
  const { state } = useSearchAddress();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countChips(state);
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
        <div className="drawer-filters">
          <FilterPanel openGroups={OPEN_GROUPS} />
        </div>
      </Dialog>
    </>
  );
}
