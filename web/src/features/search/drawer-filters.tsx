import { useId } from 'react';
import type { ChipFacet } from '@directory/domain/facets';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCountedDetails, useFacetCounts, usePanels } from './facet-counts.tsx';
import { FilterValues, Folded, useOfferedValues, usePressed, FILTERS_ID } from './filter-values.tsx';
import { facetsOf, isGroupOpen } from './model/filters.ts';
import { NearPanel } from './near.tsx';
import { useSearchAddress } from './search-address-context.ts';
import { useNavigate } from 'react-router-dom';
import { compareNames } from '@directory/domain/text/fold';
import { findProvince, PROVINCES } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';
import { useIsHydrated, useLanguage } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { chooseProvince, type SearchState, withoutWords } from './model/search-state.ts';
import { formatLocation, type Place } from './model/location-param.ts';
import { FORM_FIELDS, SEARCH_FORM_ID } from './model/url-state.ts';
import { SelectField } from '../../ui/form/fields.tsx';

/** What is in none of the menus: the place, and every other group that has something to choose. */
export function DrawerFilters() {
  const { t } = useTranslation('search');
  const { isCounted } = useFacetCounts();
  const { foldings } = usePanels();
  const valuesOf = useOfferedValues();
  const headingId = useId();
  const groups = facetsOf('more')
    .map((facet) => ({ facet, values: valuesOf(facet) }))
    // Whatever the visitor opened stays where it is.
    .filter(({ facet, values }) => values.length > 0 || !isCounted(facet.field) || foldings[facet.param]);
  return (
    <>
      <section className="stack gap-3 filter-place" aria-labelledby={headingId}>
        <h3 id={headingId} className="filter-heading">
          {t('place.heading')}
        </h3>
        <PlaceSelects />
      </section>
      <NearPanel />
      {groups.map(({ facet, values }) => (
        <FilterGroup key={facet.param} facet={facet} values={values} />
      ))}
    </>
  );
}

/** A group of the drawer, which folds. */
function FilterGroup({ facet, values }: { facet: ChipFacet; values: readonly string[] }) {
  const { param, field } = facet;
  const { t } = useTranslation('search');
  const headingId = useId();
  const { state } = useSearchAddress();
  const { foldings, fold } = usePanels();
  const pressed = usePressed()(facet);
  const { isShown, details, press } = useCountedDetails(
    isGroupOpen(facet, state, foldings),
    [field],
    (isOpen) => fold(param, isOpen),
  );
  return (
    <details {...details} className="disclosure filter-group" aria-labelledby={headingId}>
      <summary onClick={press}>
        <h3 id={headingId} className="filter-heading">
          {t(`filters.${param}`)}
        </h3>
        {!isShown && pressed.length > 0 && (
          <span className="filter-chosen muted small">{t('filters.chosen', { count: pressed.length })}</span>
        )}
      </summary>
      <Folded isOpen={isShown}>
        <FilterValues facet={facet} values={values} />
      </Folded>
    </details>
  );
}

/** Province and city: those that were chosen, else those that the words name. The city waits for a province and is cleared with it. */
function PlaceSelects() {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const { state, hrefOf, update } = useSearchAddress();
  const {
    countOf,
    said: { place: named },
  } = useFacetCounts();
  const navigate = useNavigate();
  // Where none is chosen beside the words.
  const said = state.province || state.city ? null : named;
  const place = said ?? state;
  const cities = useCities(place);
  const chosenCity = slugify(place.city) && (cities.find(({ name }) => isCity(name, place.city))?.name ?? '');
  /** Another place takes that of the words, which go. */
  const change = (changed: (present: SearchState) => SearchState) => {
    const search = said?.words.reduce(withoutWords, state.search) ?? '';
    if (said) void navigate(hrefOf(changed({ ...state, search, province: said.province })));
    else update(changed);
  };
  // The chosen one goes without: its number is the result count, and a narrow field has no room for both.
  const optionText = (name: string, count: number | null) =>
    count === null ? name : t('place.option', { name, count });
  return (
    <>
      <input
        type="hidden"
        form={SEARCH_FORM_ID}
        name={FORM_FIELDS.listedProvince}
        value={state.province ?? ''}
      />
      {said && (
        <input type="hidden" form={SEARCH_FORM_ID} name={FORM_FIELDS.said} value={formatLocation(said)} />
      )}
      {said?.words.map((words) => (
        <input key={words} type="hidden" form={SEARCH_FORM_ID} name={FORM_FIELDS.saidWords} value={words} />
      ))}
      <SelectField
        label={t('place.province')}
        form={SEARCH_FORM_ID}
        name={FORM_FIELDS.province}
        value={place.province ?? ''}
        onChange={({ currentTarget: { value: code } }) =>
          change((present) => chooseProvince(present, findProvince(code)?.code ?? null))
        }
        none={t('place.allProvinces')}
        options={PROVINCES.toSorted((a, b) => compareNames(a.name[language], b.name[language])).map(
          ({ code, name }) => [
            code,
            optionText(name[language], code === place.province ? null : countOf('province', code)),
          ],
        )}
      />
      {place.province === null && (
        // A field that is disabled sends nothing: a city of no province is kept while nothing else is chosen.
        <input type="hidden" form={SEARCH_FORM_ID} name={FORM_FIELDS.city} value={place.city} />
      )}
      <SelectField
        label={t('place.city')}
        form={SEARCH_FORM_ID}
        name={FORM_FIELDS.city}
        value={chosenCity}
        disabled={place.province === null}
        onChange={({ currentTarget: { value: city } }) =>
          change((present) => ({ ...present, city, frame: null, page: 1 }))
        }
        none={t(place.province ? 'place.allCities' : 'place.chooseProvince')}
        options={cities.map(({ name, count }) => [
          name,
          optionText(name, isCity(name, place.city) ? null : count),
        ])}
      />
      {!isHydrated && (
        <Button type="submit" form={SEARCH_FORM_ID} formAction={`#${FILTERS_ID}`} variant="secondary">
          {t('place.submit')}
        </Button>
      )}
    </>
  );
}

/** The cities to choose from, by name, with how many results each has; the chosen one is always among them. */
function useCities({ province, city }: Place): { name: string; count: number | null }[] {
  const { filters } = useSearchAddress();
  const { valuesOf, countOf } = useFacetCounts();
  const counted = valuesOf('city');
  const listed = filters?.provinces.find(({ code }) => code === province)?.cities;
  const names = listed?.map(({ value }) => value) ?? counted;
  const chosen = city && !names.some((name) => isCity(name, city)) ? [city] : [];
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
