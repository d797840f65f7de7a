import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOfAddress, paths } from '@directory/domain/site/paths';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { handOver } from '../search/model/handed-words.ts';
import type { SearchState } from '../search/model/search-state.ts';
import { type Choice, chooseSuggestion } from '../search/suggestions.tsx';
import { parseSearch, searchQuery } from '../search/model/url-state.ts';
import { SuggestingField } from '../search/suggesting-field.tsx';

/** What somebody looks for, and where, in one box. A plain form of the search screen's address, which works without scripts. */
export function SearchBox() {
  const { t } = useTranslation('home');
  const language = languageOfAddress(new URLSearchParams(useLocation().search));
  const [text, setText] = useState('');
  const navigate = useNavigate();

  const go = ({ search, ...rest }: SearchState) => {
    handOver(search);
    const query = searchQuery({ ...rest, search: '' });
    void navigate(paths.search() + (query && `?${query}`));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(parseSearch(new URLSearchParams({ search: text })));
  };
  const choose = (suggestion: Choice) => {
    if (suggestion.group === 'names') void navigate(suggestion.path);
    else go(chooseSuggestion(parseSearch(new URLSearchParams()), suggestion, text));
  };
  return (
    <search>
      <form className="search-box" method="post" action={paths.search()} onSubmit={submit}>
        <SuggestingField
          name="search"
          label={t('box.words')}
          placeholder={t('box.wordsExample')}
          clearLabel={t('box.clearWords')}
          text={text}
          setText={setText}
          choose={choose}
        />
        {language && <input type="hidden" name="lang" value={language} />}
        <Button type="submit">{t('box.submit')}</Button>
      </form>
    </search>
  );
}
