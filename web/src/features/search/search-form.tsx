import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CHIP_FACETS } from '@directory/domain/facets';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FORM_FIELDS } from './model/form-submission.ts';
import { formatFrame } from './model/frame-param.ts';
import { presentKey, wordsLeftOut } from './model/handed-words.ts';
import { KeywordBox } from './keyword-box.tsx';
import { PlaceSelects } from './place-selects.tsx';
import { useSearchAddress } from './search-address-context.ts';
import { parseKeyword, parseSearch } from './model/url-state.ts';

/** The id by which filter chips, which stand outside the form, belong to it. */
export const SEARCH_FORM_ID = 'search-form';

/** Keyword, province and city. Without scripts it is a plain form, whose submission the server understands. */
export function SearchForm() {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  const { submit } = useSearchAddress();
  const keyword = useKeyword();
  const submitTyped = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <search>
      <form id={SEARCH_FORM_ID} className="search-form" method="get" action={pathname} onSubmit={submitTyped}>
        <div className="search-keyword">
          <KeywordBox {...keyword} />
          <Button type="submit">{t('keyword.submit')}</Button>
        </div>
        <PlaceSelects />
        <CarriedFields />
      </form>
    </search>
  );
}

/** What a submission without scripts must bring along: the filters chosen so far, the order and the language. */
function CarriedFields() {
  const { state, language, isMap } = useSearchAddress();
  return (
    <>
      <input type="hidden" name={FORM_FIELDS.listedProvince} value={state.province ?? ''} />
      {CHIP_FACETS.flatMap(({ param }) =>
        state[param].map((value) => <input key={param + value} type="hidden" name={param} value={value} />),
      )}
      {state.literal.map((words) => (
        <input key={words} type="hidden" name="literal" value={words} />
      ))}
      {state.firm.map((words) => (
        <input key={words} type="hidden" name="firm" value={words} />
      ))}
      {state.frame && <input type="hidden" name="frame" value={formatFrame(state.frame)} />}
      {isMap && <input type="hidden" name="view" value="map" />}
      {state.byDistance && <input type="hidden" name="order" value="near" />}
      {language && <input type="hidden" name="lang" value={language} />}
    </>
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
