import { useId, useState } from 'react';
import { MATCH_LABELS } from '@directory/domain/match/score';
import { paths } from '@directory/domain/site/paths';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { filterCount, needCount, PARAMS, SWITCHES } from './match-address.ts';
import { MatchQuestions } from './match-questions.tsx';
import { LinkedResultFields } from './result-note.tsx';
import type { MatchState } from './use-match-state.ts';

export const NO_FILTERS = { minScore: 0, specialtyOnly: true, locationOnly: false, availableOnly: false };

/** The questions before the list and the other filters. They act at once; without scripts the form sends them. */
export function MatchFilters({ state }: { state: MatchState }) {
  const { t } = useTranslation('match');
  const moreId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { address, result, filter } = state;
  const { filters } = address;
  const count = filterCount(address);
  const states = {
    'is-filtered': count > 0,
    'is-folded': !isOpen,
    'is-answered': address.province !== null || needCount(address.needs) > 0,
  };
  const stateNames = Object.entries(states).flatMap(([name, isOn]) => (isOn ? name : []));
  return (
    <form
      className={['match-filters panel stack gap-3', ...stateNames].join(' ')}
      method="get"
      action={paths.therapistMatch()}
      aria-label={t('filters.heading')}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name={PARAMS.condition} value={address.condition ?? ''} />
      <LinkedResultFields result={result} />
      <MatchQuestions state={state} />
      {filters.locationOnly && address.province === null && (
        <p className="notice small" role="status">
          {t('filters.provinceNeeded')}
        </p>
      )}
      <button
        type="button"
        className="button button-quiet button-flush small match-filters-toggle"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('filters.moreActive', { count }) : t('filters.more')}
      </button>
      <div className="match-filters-more row small" id={moreId}>
        {SWITCHES.map((name) => (
          <label key={name} className="check">
            {/* What a form without scripts says of a box without a tick, where the tick is what is usual. */}
            {name === 'specialtyOnly' && <input type="hidden" name={PARAMS[name]} value="0" />}
            <input
              type="checkbox"
              name={PARAMS[name]}
              value="1"
              checked={filters[name]}
              onChange={(event) => filter({ [name]: event.currentTarget.checked })}
            />
            {t(`filters.${name}`)}
          </label>
        ))}
        <ScoreSelect state={state} />
      </div>
      {count > 0 && (
        <Button
          variant="quiet"
          className="button-flush small needs-scripts"
          onClick={() => filter(NO_FILTERS)}
        >
          {t('filters.clear')}
        </Button>
      )}
      <noscript>
        <button type="submit" className="button button-primary">
          {t('filters.apply')}
        </button>
      </noscript>
    </form>
  );
}

function ScoreSelect({ state: { address, filter } }: { state: MatchState }) {
  const { t } = useTranslation('match');
  const { minScore } = address.filters;
  const scores = [...new Set([MATCH_LABELS.good, MATCH_LABELS.excellent, minScore])]
    .filter((score) => score > 0)
    .sort((a, b) => a - b);
  return (
    <SelectField
      label={t('filters.minScore')}
      name={PARAMS.minScore}
      none={t('filters.anyScore')}
      options={scores.map((score) => [String(score), t('filters.scoreOption', { score })])}
      value={minScore || ''}
      onChange={(event) => filter({ minScore: Number(event.currentTarget.value) })}
    />
  );
}
