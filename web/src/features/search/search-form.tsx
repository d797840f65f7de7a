import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { presentKey } from '../../site/history-entries.ts';
import { prepareTyped } from './fetched-parts.tsx';
import { beside } from './model/handed-words.ts';
import { parseKeyword, parseSearch, SEARCH_FORM_ID, searchQuery } from './model/url-state.ts';
import { useSearchAddress } from './search-address-context.ts';
import { SuggestingField } from './suggesting-field.tsx';
import { type Choice, chooseSuggestion } from './suggestions.tsx';

/** The box. Without scripts it is a plain form, whose submission the server understands. */
export function SearchForm() {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  const { submit } = useSearchAddress();
  const submitTyped = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      id={SEARCH_FORM_ID}
      className="search-form no-print"
      method="post"
      action={pathname}
      onSubmit={submitTyped}
    >
      <KeywordBox />
      <Button type="submit">{t('keyword.submit')}</Button>
      <CarriedFields />
    </form>
  );
}

/** What the form's own fields say, or a new search begins with. */
const OWN_FIELDS = new Set(['search', 'near', 'within', 'page']);

/** What a submission without scripts must bring along: all else that the address says. */
function CarriedFields() {
  const { state } = useSearchAddress();
  const present = new URLSearchParams(useLocation().search);
  return [...new URLSearchParams(searchQuery(state, present))]
    .filter(([name]) => !OWN_FIELDS.has(name))
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}

/** The field of the keyword. What a key changes at once is here. */
function KeywordBox() {
  const { text, setText, typeText } = useKeyword();
  const { t } = useTranslation('search');
  const { update, settle } = useSearchAddress();
  const navigate = useNavigate();

  const choose = (suggestion: Choice) => {
    if (suggestion.group === 'names') {
      settle();
      void navigate(suggestion.path);
      return;
    }
    // Else what was typed has become a filter, and would now only narrow the search by the same word again.
    if (suggestion.group !== 'reading') setText('');
    update((present) => chooseSuggestion(present, suggestion, text));
  };

  return (
    <SuggestingField
      name="search"
      label={t('keyword.label')}
      placeholder={t('keyword.placeholder')}
      clearLabel={t('keyword.clear')}
      text={text}
      setText={typeText}
      leave={settle}
      choose={choose}
    />
  );
}

/** The keyword box's text: searched for while it is typed, and replaced when a link or the browser's history changes the keyword. */
function useKeyword() {
  const { state, entryKey, isFromScreen, type } = useSearchAddress();
  const [text, setText] = useState(state.search);
  // The address lags behind the box, and must not put older text back into it. Whatever else leads to an address does.
  const leader = isFromScreen ? null : entryKey;
  const [seenLeader, setSeenLeader] = useState(leader);
  if (leader !== seenLeader) {
    setSeenLeader(leader);
    if (leader !== null) setText(state.search);
  }
  useEffect(() => {
    // Also to the one that is on the screen still, as the next was never drawn.
    const goBack = () =>
      setText(
        beside.get(presentKey())?.keyword ?? parseSearch(new URLSearchParams(window.location.search)).search,
      );
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);
  const typeText = (typed: string) => {
    prepareTyped();
    setText(typed);
    type(parseKeyword(typed));
  };
  return { text, setText, typeText };
}
