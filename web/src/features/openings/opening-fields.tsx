import './openings.css';
import { useState } from 'react';
import type { WordView } from '@directory/domain/contracts/questions';
import { OPENING_TIMES, SESSION_TYPE_LABELS, SESSION_TYPES } from '@directory/domain/profile/session-types';
import { appointmentTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field } from '../../ui/field.tsx';

const MOST_OFFERED = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a person has said of one, as the fields take it. */
export type SaidOpening = NonNullable<WordView['said']>;

/** What a person says of an opening, filled in with what they said last, or so that a press is enough: one place, from today, for two weeks. */
export function OpeningFields({ said = null }: { said?: SaidOpening | null }) {
  const { t, language } = useTranslation('openings');
  const [now] = useState(() => Date.now());
  // Sweden writes days as fields of days want them.
  const dayIn = (days: number) =>
    new Date(now + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'America/Toronto' });
  const choice = (
    name: 'times' | 'session',
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <Field label={t(name)}>
      {(control) => (
        <select {...control} name={name} defaultValue={said?.[name] ?? ''}>
          <option value="">{t('any')}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <div className="opening-fields">
      <Field label={t('places')}>
        {(control) => (
          <select {...control} name="places" defaultValue={said?.places ?? 1}>
            {Array.from({ length: Math.max(MOST_OFFERED, said?.places ?? 0) }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        )}
      </Field>
      {(['from', 'until'] as const).map((name) => (
        <Field key={name} label={t(name)} required>
          {(control) => (
            <input
              {...control}
              name={name === 'from' ? 'first_day' : 'last_day'}
              type="date"
              defaultValue={name === 'from' ? (said?.first_day ?? dayIn(0)) : (said?.last_day ?? dayIn(14))}
              suppressHydrationWarning
            />
          )}
        </Field>
      ))}
      {choice(
        'times',
        OPENING_TIMES.map((value) => [value, appointmentTimeVocabulary.label(value, language)]),
      )}
      {choice(
        'session',
        SESSION_TYPES.map((value) => [value, SESSION_TYPE_LABELS[value][language]]),
      )}
    </div>
  );
}
