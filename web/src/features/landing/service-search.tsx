import './landing.css';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { searchAt } from './place-names.ts';

/** Searches the place for other words. A plain form: the browser itself refuses it empty and sends it without scripts. */
export function ServiceSearch({ location, where }: { location: string; where: string }) {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    const text = typeof search === 'string' ? search.trim() : '';
    if (text !== '') void navigate(searchAt({ search: text, location }));
  };
  return (
    <form className="service-search" role="search" action="/search" method="get" onSubmit={submit}>
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
              title={t('service.searchHint')}
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
