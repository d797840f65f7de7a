import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CHOICE_PARAMS } from '@directory/domain/facets';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FORM_FIELDS, formatFrame, SEARCH_FORM_ID } from './model/url-state.ts';
import { KeywordBox } from './keyword-box.tsx';
import { PlaceSelects } from './place-selects.tsx';
import { useSearchAddress } from './search-address-context.ts';

/** Keyword, province and city. Without scripts it is a plain form, whose submission the server understands. */
export function SearchForm() {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  const { submit } = useSearchAddress();
  const submitTyped = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <search>
      <form id={SEARCH_FORM_ID} className="search-form" method="get" action={pathname} onSubmit={submitTyped}>
        <div className="search-keyword">
          <KeywordBox />
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
