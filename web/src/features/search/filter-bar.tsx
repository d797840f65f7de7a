import './filter-bar.css';
import { useId } from 'react';
import { useIsHydrated } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useDismissed } from '../../site/use-dismissed.ts';
import { useCountedDetails, useFacetCounts, usePanels, useWait } from './facet-counts.tsx';
import { drawerFilters } from './fetched-parts.tsx';
import {
  FILTERS_ID,
  FilterValues,
  Folded,
  PlainContext,
  useOfferedValues,
  usePressed,
} from './filter-values.tsx';
import { facetsOf, type Menu, MENUS, shownFacets } from './model/filters.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useResults } from './use-results.ts';

/** Five ways to narrow the search: a menu for each of what most people decide by, and a drawer with the rest. */
export function FilterBar() {
  const { t } = useTranslation('search');
  return (
    <div className="filter-bar no-print" role="group" aria-label={t('filters.heading')}>
      {(Object.keys(MENUS) as Menu[]).map((menu) => (
        <FilterMenu key={menu} menu={menu} />
      ))}
      <FilterDrawer />
    </div>
  );
}

/** How many of what a menu holds are asked for. */
function Chosen({ count }: { count: number }) {
  const { t } = useTranslation('search');
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="menu-chosen" role="img" aria-label={t('filters.chosen', { count })}>
        {count}
      </span>
    </>
  );
}

function FilterMenu({ menu }: { menu: Menu }) {
  const { t } = useTranslation('search');
  const { panel, open } = usePanels();
  const valuesOf = useOfferedValues();
  const pressed = usePressed();
  const id = useId();
  const facets = facetsOf(menu);
  const { isShown, details, press } = useCountedDetails(
    panel === menu,
    shownFacets(menu, useSearchAddress().state),
    (isOpen) => open(isOpen ? menu : null),
  );
  useDismissed(details.ref, () => open(null));
  return (
    <details {...details} className="filter-menu">
      <summary className="chip" onClick={press}>
        {t(`filters.menus.${menu}`)}
        <Chosen count={facets.flatMap(pressed).length} />
      </summary>
      <Folded isOpen={isShown}>
        <div className="filter-panel stack gap-2" role="group" aria-label={t(`filters.menus.${menu}`)}>
          {facets.map((facet) =>
            facets.length === 1 ? (
              <FilterValues key={facet.param} facet={facet} values={valuesOf(facet)} />
            ) : (
              <div key={facet.param} role="group" aria-labelledby={`${id}-${facet.param}`}>
                <p className="filter-heading" id={`${id}-${facet.param}`}>
                  {t(`filters.${facet.param}`)}
                </p>
                <FilterValues facet={facet} values={valuesOf(facet)} />
              </div>
            ),
          )}
        </div>
      </Folded>
    </details>
  );
}

/** What is in no menu, in a dialog, which has a button to show the results. */
function FilterDrawer() {
  const { t } = useTranslation('search');
  const { state } = useSearchAddress();
  const { total, isMany } = useResults();
  const { panel, open } = usePanels();
  const pressed = usePressed();
  const isOpen = panel === 'more';
  const { said } = useFacetCounts();
  const places = [state.near, state.province || state.city || said.place].filter(Boolean);
  const close = () => open(null);
  return (
    <>
      <a
        className="chip"
        href={`#${FILTERS_ID}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (event.key === ' ') event.currentTarget.click();
        }}
        onClick={(event) => {
          event.preventDefault();
          open('more');
        }}
      >
        <span>
          {t('filters.menus.more')}
          <span className="visually-hidden"> {t('filters.menus.moreOf')}</span>
        </span>
        <Chosen count={facetsOf('more').flatMap(pressed).length + places.length} />
      </a>
      <Dialog
        variant="side"
        title={t('filters.more')}
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
  const { foldings } = usePanels();
  const { isCounted } = useFacetCounts();
  const [isWaiting] = useWait(shownFacets('more', state, foldings).every(isCounted), true);
  return (
    <div className="drawer-filters" aria-busy={isWaiting}>
      {!isWaiting && <drawerFilters.Component />}
    </div>
  );
}

/** The drawer's filters for who has no scripts. */
export function PlainFilters() {
  const { t } = useTranslation('search');
  if (useIsHydrated()) return null;
  return (
    <noscript>
      <aside id={FILTERS_ID} className="plain-filters no-print" aria-labelledby={`${FILTERS_ID}-title`}>
        <h2 className="visually-hidden" id={`${FILTERS_ID}-title`}>
          {t('filters.more')}
        </h2>
        <PlainContext value>
          <drawerFilters.Component />
        </PlainContext>
      </aside>
    </noscript>
  );
}
