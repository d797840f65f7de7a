import './filter-drawer.css';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { countChips } from './model/search-state.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useSearchAddress } from './search-address.tsx';
import type { Results } from './use-results.ts';

/** The element that holds the filters of wide screens; without scripts, narrow ones show it below the results. */
export const FILTERS_ID = 'filters';

/** On narrow screens: a button that opens the filters in a modal dialog, which has a button to show the results. */
export function FilterDrawer({ results: { total, isMany } }: { results: Results }) {
  const { t } = useTranslation('search');
  const { state } = useSearchAddress();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countChips(state);
  const close = () => dialog.current?.close();
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
          dialog.current?.showModal();
        }}
      >
        {chosen > 0 ? t('filters.openWith', { count: chosen }) : t('filters.open')}
      </a>
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={t('filters.heading')}
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          // The dialog's own box is covered by its content: a click on it is a click on the backdrop.
          if (event.target === event.currentTarget) close();
        }}
      >
        {isOpen && (
          <div className="drawer-content">
            <header className="drawer-head">
              <h2>{t('filters.heading')}</h2>
              <button type="button" className="drawer-close" aria-label={t('filters.close')} onClick={close}>
                <span aria-hidden="true">×</span>
              </button>
            </header>
            <div className="drawer-filters">
              <FilterPanel />
            </div>
            <footer className="drawer-foot">
              <Button onClick={close}>
                {isMany ? t('filters.showMany') : t('filters.show', { count: total })}
              </Button>
            </footer>
          </div>
        )}
      </dialog>
    </>
  );
}
