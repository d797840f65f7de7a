import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { useQuery } from '../../site/use-query.ts';
import { filtersQuery } from '../../site/directory-queries.ts';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { handOver } from '../search/model/handed-words.ts';
import type { SearchState } from '../search/model/search-state.ts';
import { type Choice, chooseSuggestion } from '../search/suggestions.tsx';
import { parseSearch, searchQuery, unknownPlaceAsWords } from '../search/model/url-state.ts';
import { SuggestingField } from '../search/suggesting-field.tsx';

const PLACES = ['locations'] as const;

/** What somebody looks for, and where. A plain form of the search screen's address, which works without scripts. */
export function SearchBox() {
  const { t } = useTranslation('home');
  const language = new URLSearchParams(useLocation().search).get('lang');
  const [text, setText] = useState('');
  const [place, setPlace] = useState('');
  const go = useSearch();

  /** The search for these words where the place field says. */
  const searchFor = (search: string): SearchState =>
    parseSearch(new URLSearchParams({ search, location: place }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(searchFor(text));
  };
  const navigate = useNavigate();
  const choose = (suggestion: Choice) => {
    if (suggestion.group === 'names') void navigate(suggestion.path);
    else go(chooseSuggestion(searchFor(''), suggestion, text));
  };
  return (
    <search>
      <form className="search-box" method="get" action={paths.search()} onSubmit={submit}>
        <SuggestingField
          name="search"
          label={t('box.words')}
          placeholder={t('box.wordsExample')}
          clearLabel={t('box.clearWords')}
          text={text}
          setText={setText}
          choose={choose}
        />
        <SuggestingField
          name="location"
          label={t('box.place')}
          placeholder={t('box.placeExample')}
          clearLabel={t('box.clearPlace')}
          text={place}
          setText={setPlace}
          groups={PLACES}
          choose={({ label }) => setPlace(label)}
        />
        {language && <input type="hidden" name="lang" value={language} />}
        <Button type="submit">{t('box.submit')}</Button>
      </form>
    </search>
  );
}

/** Goes to the search screen. */
function useSearch(): (state: SearchState) => void {
  const { data: filters } = useQuery(filtersQuery());
  const navigate = useNavigate();
  return (state) => {
    const next = unknownPlaceAsWords(state, filters);
    handOver(next.search);
    const query = searchQuery({ ...next, search: '' });
    void navigate(paths.search() + (query && `?${query}`));
  };
}
