import { useId, useState } from 'react';
import { compareNames } from '@directory/domain/fold';
import { PROVINCES, provinceByCode } from '@directory/domain/provinces';
import { MATCH_LABELS } from '@directory/domain/match/score';
import { paths } from '@directory/domain/paths';
import { useLanguage } from '../../site/contexts.ts';
import { Field } from '../../ui/field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { filterCount, PARAMS, SWITCHES } from './match-address.ts';
import { LinkedResultFields } from './result-note.tsx';
import type { MatchState } from './use-match-state.ts';

const NO_FILTERS = { minScore: 0, specialtyOnly: false, locationOnly: false, availableOnly: false };

/** The filters. They act at once; without scripts the form sends them. On a phone all but the province are folded away. */
export function MatchFilters({ state }: { state: MatchState }) {
  const { t } = useTranslation('match');
  const headingId = useId();
  const moreId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { address, result, filter } = state;
  const { filters } = address;
  const count = filterCount(address);
  return (
    <form
      className="match-filters"
      method="get"
      action={paths.therapistMatch()}
      aria-labelledby={headingId}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="match-filters-heading" id={headingId}>
        {t('filters.heading')}
      </h2>
      <input type="hidden" name={PARAMS.condition} value={address.condition ?? ''} />
      <LinkedResultFields result={result} />
      <ProvinceSelect state={state} />
      {filters.locationOnly && address.province === null && (
        <p className="match-province-needed" role="status">
          {t('filters.provinceNeeded')}
        </p>
      )}
      <button
        type="button"
        className="button button-secondary match-filters-toggle"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('filters.moreActive', { count }) : t('filters.more')}
      </button>
      <div className={isOpen ? 'match-filters-more is-open' : 'match-filters-more'} id={moreId}>
        <ScoreSelect state={state} />
        <div className="match-switches">
          {SWITCHES.map((name) => (
            <label key={name} className="match-switch">
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
        </div>
      </div>
      <noscript>
        <button type="submit" className="button button-primary">
          {t('filters.apply')}
        </button>
      </noscript>
      {count > 0 && (
        <button type="button" className="button button-quiet match-clear" onClick={() => filter(NO_FILTERS)}>
          {t('filters.clear')}
        </button>
      )}
    </form>
  );
}

function ProvinceSelect({ state: { address, chooseProvince } }: { state: MatchState }) {
  const { t } = useTranslation('match');
  const language = useLanguage();
  const hintId = useId();
  const provinces = PROVINCES.map(({ code, name }) => ({ code, name: name[language] })).sort((a, b) =>
    compareNames(a.name, b.name),
  );
  return (
    <Field label={t('filters.province')}>
      {(control) => (
        <>
          <select
            {...control}
            name={PARAMS.province}
            value={address.province ?? ''}
            aria-describedby={hintId}
            onChange={(event) => chooseProvince(provinceByCode(event.currentTarget.value)?.code ?? null)}
          >
            <option value="">{t('filters.noProvince')}</option>
            {provinces.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <p className="field-hint" id={hintId}>
            {t('filters.provinceHint')}
          </p>
        </>
      )}
    </Field>
  );
}

function ScoreSelect({ state: { address, filter } }: { state: MatchState }) {
  const { t } = useTranslation('match');
  const { minScore } = address.filters;
  const scores = [...new Set([MATCH_LABELS.good, MATCH_LABELS.excellent, minScore])]
    .filter((score) => score > 0)
    .sort((a, b) => a - b);
  return (
    <Field label={t('filters.minScore')}>
      {(control) => (
        <select
          {...control}
          name={PARAMS.minScore}
          value={String(minScore)}
          onChange={(event) => filter({ minScore: Number(event.currentTarget.value) })}
        >
          <option value="0">{t('filters.anyScore')}</option>
          {scores.map((score) => (
            <option key={score} value={score}>
              {t('filters.scoreOption', { score })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
