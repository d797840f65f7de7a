import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { presentKey, wordsLeftOut } from './model/handed-words.ts';
import { chooseSuggestion, type Suggestion } from './model/suggestion.ts';
import { parseKeyword, parseSearch } from './model/url-state.ts';
import { useSearchAddress } from './search-address-context.ts';
import { SuggestingField } from './suggesting-field.tsx';

/** The field of the keyword. What a key changes at once is here. */
export function KeywordBox() {
  const { text, setText, typeText } = useKeyword();
  const { t } = useTranslation('search');
  const { update, write } = useSearchAddress();
  const navigate = useNavigate();

  const choose = (suggestion: Suggestion) => {
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
