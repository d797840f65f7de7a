import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { handOver } from '../search/model/handed-words.ts';

/** Searches the place for other words. A plain form: the browser itself refuses it empty and sends it without scripts. */
export function PlaceSearch({ location, where }: { location: string; where: string }) {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    const text = typeof search === 'string' ? search.replace(/\s+/g, ' ').trim() : '';
    if (text === '') return;
    handOver(text);
    void navigate(paths.shortSearch({ location }));
  };
  return (
    <form className="measure" role="search" action={paths.shortSearch()} method="post" onSubmit={submit}>
      <Field label={t('service.searchLabel', { where })}>
        {(control) => (
          <div className="field-row">
            <input
              {...control}
              name="search"
              type="search"
              required
              maxLength={200}
              pattern=".*\S.*"
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit">{t('service.searchAction')}</Button>
          </div>
        )}
      </Field>
      <input type="hidden" name="location" value={location} />
    </form>
  );
}
