import { CHOICE_PARAMS } from '@directory/domain/facets';
import { speaksOfDanger } from '@directory/domain/query/understood';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nearChip } from './near/near-parts.tsx';
import { leftOver, withoutWords } from './model/left-over.ts';
import { placeLabel } from './model/location-param.ts';
import { chooseProvince, EMPTY_SEARCH, toggleChip } from './model/search-state.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useChipLabel } from './use-condition-labels.ts';
import type { Results } from './use-results.ts';

/**
 * Everything that narrows the search, each with a way to take it back; of what was typed only the words that `UnderstoodChips` do not
 * show. Links, so that they work without scripts.
 */
export function ActiveFilters({ results }: { results: Results }) {
  const { t } = useTranslation('search');
  const { state, hrefOf } = useSearchAddress();
  const filters = useActiveFilters(results);
  const { near, understood } = results;
  const isAsked = state.search !== '' || state.near !== '' || filters.some(({ key }) => key !== 'first');
  if (!isAsked && filters.length === 0) return null;
  return (
    <nav className="active-filters" aria-label={t('active.heading')}>
      {/* What was read from the words ends here. */}
      {understood && understood.conditions.length > 0 && (near || filters.length > 0) && (
        <p className="understood-heading" aria-hidden="true">
          {t('active.also')}
        </p>
      )}
      <ul className="chips">
        {/* A place that was not understood has no chip. */}
        {near?.place && !near.isOwn && (
          <li>
            <nearChip.Component near={near} />
          </li>
        )}
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <Link
              className="chip chip-remove"
              to={hrefOf(without)}
              aria-label={t('active.remove', { filter: label })}
            >
              <span className="chip-label">{label}</span>
              <span className="chip-cross" aria-hidden="true" />
            </Link>
          </li>
        ))}
        {isAsked && (
          <li>
            <Link className="clear-all" to={hrefOf(EMPTY_SEARCH)}>
              {t('active.clearAll')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function useActiveFilters({ phase, understood, near, frenchFirst }: Results) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { state } = useSearchAddress();
  // Which words are left is known with the first answer. Words of danger stand in the box alone.
  const words = phase === 'waiting' || speaksOfDanger(understood) ? '' : leftOver(understood, near, state);
  const place = placeLabel(state, language);
  const chipLabel = useChipLabel();
  const filters = [
    words && {
      key: 'search',
      label: t('active.keyword', { keyword: words }),
      without: { ...state, search: withoutWords(state.search, words), page: 1 },
    },
    state.frame && { key: 'frame', label: t('active.frame'), without: { ...state, frame: null, page: 1 } },
    place && { key: 'place', label: place, without: chooseProvince(state, null) },
    ...CHOICE_PARAMS.flatMap((param) =>
      state[param].map((value) => ({
        key: `${param}:${value}`,
        label: chipLabel(param, value),
        without: toggleChip(state, param, value),
      })),
    ),
    frenchFirst && {
      key: 'first',
      label: t('active.frenchFirst'),
      without: { ...state, languageFirst: 'none' as const, page: 1 },
    },
  ];
  return filters.filter((filter) => !!filter);
}
