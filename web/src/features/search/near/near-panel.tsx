import { type KeyboardEvent, useId, useState } from 'react';
import { USUAL_WITHIN, WITHIN_KM } from '@directory/domain/places/near';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSearchAddress } from '../search-address-context.ts';
import { LocateButton } from './locate-button.tsx';
import { useNearStrings } from './use-near-strings.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The form whose fields these are, wherever they stand: see the search's form. */
const SEARCH_FORM_ID = 'search-form';

/** A postal code or city and how far from it. Without scripts its fields are the search form's. */
export function NearPanel() {
  useNearStrings();
  const { t } = useTranslation('near');
  const { state, update } = useSearchAddress();
  const headingId = useId();
  const [text, setText] = useState(state.near);
  const [within, setWithin] = useState(state.within);
  const [shown, setShown] = useState(state);
  if (shown.near !== state.near || shown.within !== state.within) {
    setShown(state);
    setText(state.near);
    setWithin(state.within);
  }
  const near = text.trim();
  const search = () => update((present) => ({ ...present, near, within, page: 1 }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  const choose = (value: string) => {
    const chosen = WITHIN_KM.find((km) => String(km) === value) ?? null;
    setWithin(chosen);
    // Without a place there is nothing to be far from yet.
    if (near) update((present) => ({ ...present, near, within: chosen, page: 1 }));
  };
  return (
    <details
      className="disclosure filter-group near-panel"
      aria-labelledby={headingId}
      open={state.near !== ''}
    >
      <summary>
        <h3 id={headingId} className="filter-heading">
          {t('panel.heading')}
        </h3>
      </summary>
      <div className="near-fields">
        <Field label={t('panel.place')} hint={t('panel.placeHint')}>
          {(control) => (
            <input
              {...control}
              name="near"
              form={SEARCH_FORM_ID}
              maxLength={SEARCH_LIMITS.placeLength}
              autoComplete="postal-code"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <Field label={t('panel.within')}>
          {(control) => (
            <div className="select-field">
              <select
                {...control}
                name="within"
                form={SEARCH_FORM_ID}
                value={within ?? USUAL_WITHIN}
                onChange={(event) => choose(event.currentTarget.value)}
              >
                {WITHIN_KM.map((km) => (
                  <option key={km} value={km}>
                    {t('panel.km', { km })}
                  </option>
                ))}
              </select>
            </div>
          )}
        </Field>
        <Button
          type="submit"
          form={SEARCH_FORM_ID}
          onClick={(event) => {
            event.preventDefault();
            search();
          }}
        >
          {t('panel.submit')}
        </Button>
        <LocateButton />
      </div>
    </details>
  );
}
