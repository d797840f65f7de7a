import { useCallback, useMemo } from 'react';
import { compareNames } from '@directory/domain/text/fold';
import { findProvince, PROVINCES } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';
import { useLanguage } from '../../site/contexts.ts';
import { Field } from '../../ui/field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FORM_FIELDS } from './model/form-submission.ts';
import { chooseProvince } from './model/search-state.ts';
import { useFacetCounts } from './facet-counts.tsx';
import { useSearchAddress } from './search-address-context.ts';

/** Province and city. The city waits for a province and is cleared with it. */
export function PlaceSelects() {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { state, update } = useSearchAddress();
  const { countOf } = useFacetCounts();
  const cities = useCities();
  const chosenCity = slugify(state.city) && (cities.find(({ name }) => isCity(name, state.city))?.name ?? '');
  const provinces = useMemo(
    () =>
      PROVINCES.map(({ code, name }) => ({ code, name: name[language] })).sort((a, b) =>
        compareNames(a.name, b.name),
      ),
    [language],
  );
  // The chosen one goes without: its number is the result count, and a narrow field has no room for both.
  const optionText = useCallback(
    (name: string, count: number | null) => (count === null ? name : t('place.option', { name, count })),
    [t],
  );
  // A text with a number in it takes i18next long, and nothing here changes until another answer comes.
  const provinceOptions = useMemo(
    () =>
      provinces.map(({ code, name }) => {
        const count = code === state.province ? null : countOf('province', code);
        return (
          <option key={code} value={code}>
            {optionText(name, count)}
          </option>
        );
      }),
    [provinces, state.province, countOf, optionText],
  );
  return (
    <>
      <Field label={t('place.province')}>
        {(control) => (
          <div className="select-field">
            <select
              {...control}
              name={FORM_FIELDS.province}
              value={state.province ?? ''}
              onChange={(event) => {
                const province = findProvince(event.currentTarget.value)?.code ?? null;
                update((present) => chooseProvince(present, province));
              }}
            >
              <option value="">{t('place.allProvinces')}</option>
              {provinceOptions}
            </select>
          </div>
        )}
      </Field>
      <Field label={t('place.city')} className={state.province === null ? 'is-disabled' : ''}>
        {(control) => (
          <div className="select-field">
            <select
              {...control}
              name={FORM_FIELDS.city}
              value={chosenCity}
              disabled={state.province === null}
              onChange={(event) => {
                const city = event.currentTarget.value;
                update((present) => ({ ...present, city, frame: null, page: 1 }));
              }}
            >
              <option value="">{t(state.province ? 'place.allCities' : 'place.chooseProvince')}</option>
              {cities.map(({ name, count }) => (
                <option key={name} value={name}>
                  {optionText(name, isCity(name, state.city) ? null : count)}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
    </>
  );
}

/** The cities to choose from, by name, with how many results each has; the chosen one is always among them. */
function useCities(): { name: string; count: number | null }[] {
  const { state, filters } = useSearchAddress();
  const { valuesOf, countOf } = useFacetCounts();
  if (!state.province) return state.city ? [{ name: state.city, count: null }] : [];
  const counted = valuesOf('city');
  const listed = filters?.provinces.find(({ code }) => code === state.province)?.cities;
  const names = listed?.map(({ value }) => value) ?? counted;
  const chosen = state.city && !names.some((name) => isCity(name, state.city)) ? [state.city] : [];
  // Right after another province was chosen, the counts are still the last one's.
  const isCounted = counted.length === 0 || names.some((name) => counted.includes(name));
  return [...names, ...chosen]
    .sort(compareNames)
    .map((name) => ({ name, count: isCounted ? countOf('city', name) : null }));
}

/** Whether a text names this city, whatever its case and accents. */
function isCity(name: string, text: string): boolean {
  return slugify(name) === slugify(text);
}
