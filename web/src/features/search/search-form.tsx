import './search-form.css';
import type { SubmitEvent } from 'react';
import { CHIP_FACETS } from '@directory/domain/facets';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FORM_FIELDS } from './model/form-submission.ts';
import { KeywordBox } from './keyword-box.tsx';
import { PlaceSelects } from './place-selects.tsx';
import { useSearchAddress } from './search-address.tsx';
import { useKeyword } from './use-keyword.ts';

/** The id by which filter chips, which stand outside the form, belong to it. */
export const SEARCH_FORM_ID = 'search-form';

/** Keyword, province and city. Without scripts it is a plain form, whose submission the server understands. */
export function SearchForm() {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  const keyword = useKeyword();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keyword.submit();
  };
  return (
    <search>
      <form id={SEARCH_FORM_ID} className="search-form" method="get" action={pathname} onSubmit={submit}>
        <div className="search-keyword">
          <KeywordBox keyword={keyword} />
          <Button type="submit">{t('keyword.submit')}</Button>
        </div>
        <PlaceSelects />
        <CarriedFields />
      </form>
    </search>
  );
}

/** What a submission without scripts must bring along: the filters chosen so far and the language. */
function CarriedFields() {
  const { state, language } = useSearchAddress();
  return (
    <>
      <input type="hidden" name={FORM_FIELDS.listedProvince} value={state.province ?? ''} />
      {CHIP_FACETS.flatMap(({ param }) =>
        state[param].map((value) => <input key={param + value} type="hidden" name={param} value={value} />),
      )}
      {language && <input type="hidden" name="lang" value={language} />}
    </>
  );
}
