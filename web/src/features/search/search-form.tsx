import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CHOICE_PARAMS } from '@directory/domain/facets';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { presentKey, wordsLeftOut } from './model/handed-words.ts';
import { formatLocation } from './model/location-param.ts';
import { formatFrame, parseKeyword, parseSearch, SEARCH_FORM_ID } from './model/url-state.ts';
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
      method="get"
      action={pathname}
      onSubmit={submitTyped}
    >
      <KeywordBox />
      <Button type="submit">{t('keyword.submit')}</Button>
      <CarriedFields />
    </form>
  );
}

/** What a submission without scripts must bring along: all that was chosen so far, the order and the language. */
function CarriedFields() {
  const { state, language, isMap } = useSearchAddress();
  const location = formatLocation(state);
  return (
    <>
      {location && <input type="hidden" name="location" value={location} />}
      {([...CHOICE_PARAMS, 'literal', 'firm'] as const).flatMap((param) =>
        state[param].map((value) => <input key={param + value} type="hidden" name={param} value={value} />),
      )}
      {state.frame && <input type="hidden" name="frame" value={formatFrame(state.frame)} />}
      {isMap && <input type="hidden" name="view" value="map" />}
      {state.byDistance && <input type="hidden" name="order" value="near" />}
      {language && <input type="hidden" name="lang" value={language} />}
    </>
  );
}

/** The field of the keyword. What a key changes at once is here. */
function KeywordBox() {
  const { text, setText, typeText } = useKeyword();
  const { t } = useTranslation('search');
  const { update, write } = useSearchAddress();
  const navigate = useNavigate();

  const choose = (suggestion: Choice) => {
    if (suggestion.group === 'names') {
      write();
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
      leave={write}
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
      setText(wordsLeftOut(presentKey()) ?? parseSearch(new URLSearchParams(window.location.search)).search);
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);
  const typeText = (typed: string) => {
    setText(typed);
    type(parseKeyword(typed));
  };
  return { text, setText, typeText };
}
