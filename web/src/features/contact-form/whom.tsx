import { MOST_ASKED, MOST_AT_ONCE } from '@directory/domain/inquiries/inquiry';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../ui/form/fields.tsx';

/** Whom a message names beside the first, in the order in which they were ticked, and what is agreed. */
export interface Agreed {
  others: readonly string[];
  atOnce: number;
  passesOn: boolean;
}

export const NOBODY_ELSE: Agreed = { others: [], atOnce: 1, passesOn: false };

/** Who may be named; not who has said that they take nobody. */
export interface Named {
  id: string;
  name: string;
  city: string | null;
  accepting_new_clients: boolean | null;
}

interface WhomProps {
  /** Of whom is written to first; null where the first who is ticked is. */
  first: string | null;
  people: readonly Named[];
  agreed: Agreed;
  agree: (agreed: Agreed) => void;
  error?: string | undefined;
}

/** Who may be asked, and how. Nobody is, and none after another by itself, unless ticked. */
export function Whom({ first, people, agreed, agree, error }: WhomProps) {
  const { t } = useTranslation('message-form');
  const errorId = useId();
  const { others, atOnce, passesOn } = agreed;
  const isList = first === null;
  const count = others.length + (isList ? 0 : 1);
  const isFull = others.length >= (isList ? MOST_ASKED : MOST_ASKED - 1);
  const toggle = (id: string) =>
    agree({
      ...agreed,
      others: others.includes(id) ? others.filter((other) => other !== id) : [...others, id],
    });
  if (people.length === 0) return null;
  return (
    <fieldset
      className="who-else stack gap-3"
      data-chooses="psychologistId"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={isList ? 'field-label is-required' : 'field-label'}>
        {t(isList ? 'whom.list' : 'whom.title')}
      </legend>
      <p className="field-hint">
        {t(isList ? 'whom.listText' : 'whom.text', { number: Math.min(MOST_ASKED - 1, people.length) })}
      </p>
      <noscript>
        <p className="field-hint">{t('whom.order')}</p>
      </noscript>
      {people.map(({ id, name, city, accepting_new_clients: accepting }) => {
        const place = others.indexOf(id) + 1;
        return (
          <label className="check" key={id}>
            <input
              type="checkbox"
              name="others"
              value={id}
              checked={place > 0}
              disabled={(isFull || accepting === false) && place === 0}
              onChange={() => toggle(id)}
            />
            <span>
              {place > 0 && others.length > 1 && `${place}. `}
              {[name, city].filter(Boolean).join(', ')}
              {accepting === false && ` (${t('whom.closed')})`}
            </span>
          </label>
        );
      })}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      <div className="who-else-how stack gap-3">
        <SelectField
          name="atOnce"
          label={t('whom.atOnce')}
          none={t('whom.one')}
          options={Array.from({ length: MOST_AT_ONCE - 1 }, (_, index) => {
            const count = String(index + 2);
            return [count, t('whom.several', { number: count })];
          })}
          value={atOnce > 1 ? atOnce : ''}
          onChange={({ target }) => agree({ ...agreed, atOnce: Number(target.value) || 1 })}
        />
        <label className="check">
          <input
            type="checkbox"
            name="passesOn"
            value="yes"
            checked={passesOn}
            onChange={() => agree({ ...agreed, passesOn: !passesOn })}
          />
          <span>{t('whom.passesOn')}</span>
        </label>
        {!passesOn && (others.length === 0 || count > atOnce) && (
          <p className="field-hint">{t('whom.byHand')}</p>
        )}
        <p className="field-hint">{t('whom.confirm')}</p>
      </div>
    </fieldset>
  );
}
