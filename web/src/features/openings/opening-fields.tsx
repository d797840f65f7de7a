import './openings.css';
import { useState } from 'react';
import type { WordView } from '@directory/domain/contracts/questions';
import { OPENING_TIMES, SESSION_TYPE_LABELS, SESSION_TYPES } from '@directory/domain/profile/session-types';
import { appointmentTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';

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
  return (
    <div className="opening-fields">
      <SelectField
        label={t('places')}
        name="places"
        defaultValue={said?.places ?? 1}
        options={Array.from({ length: Math.max(MOST_OFFERED, said?.places ?? 0) }, (_, index) => {
          const count = String(index + 1);
          return [count, count];
        })}
      />
      {(['first_day', 'last_day'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name === 'first_day' ? 'from' : 'until')}
          required
          name={name}
          type="date"
          defaultValue={said?.[name] ?? dayIn(name === 'first_day' ? 0 : 14)}
          suppressHydrationWarning
        />
      ))}
      <SelectField
        label={t('times')}
        name="times"
        defaultValue={said?.times ?? ''}
        none={t('any')}
        options={OPENING_TIMES.map((value) => [value, appointmentTimeVocabulary.label(value, language)])}
      />
      <SelectField
        label={t('session')}
        name="session"
        defaultValue={said?.session ?? ''}
        none={t('any')}
        options={SESSION_TYPES.map((value) => [value, SESSION_TYPE_LABELS[value][language]])}
      />
    </div>
  );
}
