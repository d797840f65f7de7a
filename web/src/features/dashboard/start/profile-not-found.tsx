import '../../../ui/field.css';
import { useState, useEffect } from 'react';
import { hasInvisible } from '@directory/domain/profile/characters';
import { type FieldError, PROFILE_FIELDS } from '@directory/domain/profile/form';
import { PROVINCES } from '@directory/domain/places/provinces';
import type { Language } from '@directory/domain/language';
import { useSupportEmail } from '../../../site/contexts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { controlOf } from '../../../ui/form/form-controls.ts';
import { type FormValues, useForm } from '../../../ui/form/use-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { asFailure, useFailureText, memberFailure, restFailure, refused } from '../data/member-request.ts';
import { loadSupabase } from '../../session/load-supabase.ts';

/** Stands where a member's profile would: says what is missing, and lets the member start one. */
export function ProfileNotFound({ onStarted }: { onStarted: () => Promise<unknown> }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setIsOpen] = useState(false);
  const email = useSupportEmail();
  return (
    <div className="dashboard dashboard-start container stack gap-5 start">
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <p className="prose">{t('notFound.explain')}</p>
      {isOpen ? (
        <StartForm onStarted={onStarted} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('notFound.start')}</Button>
      )}
      <p className="muted">
        {t('notFound.help')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}

const NAMES = ['firstName', 'lastName', 'city', 'province'] as const;
type Name = (typeof NAMES)[number];

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name', city: 'address-level2' } as const;

function StartForm({ onStarted }: { onStarted: () => Promise<unknown> }) {
  const { t, language } = useTranslation(['dashboard', 'shell']);
  const failureText = useFailureText();
  const { formProps, state, field, failure } = useForm<Name>({
    names: NAMES,
    check: (values) => {
      const errors: Partial<Record<Name, string>> = {};
      for (const name of NAMES) {
        const problem = problemOf(name, values[name]);
        if (values[name].trim() === '') errors[name] = t('notFound.required');
        else if (problem) errors[name] = t(`errors.${problem}`);
      }
      return errors;
    },
    send: async (values) => {
      try {
        await startProfile(values, language);
        await onStarted();
        return null;
      } catch (error) {
        return { text: failureText(asFailure(error, 'unreachable')) };
      }
    },
  });
  const isBusy = state === 'sending' || state === 'done';
  const { ref } = formProps;
  useEffect(() => controlOf(ref.current, NAMES[0])?.focus(), [ref]);

  return (
    <form className="dashboard-form stack gap-6" {...formProps}>
      <p className="field-hint">{t('shell:requiredNote')}</p>
      {(['firstName', 'lastName', 'city'] as const).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          label={t(`notFound.${name}`)}
          required
          maxLength={100}
          autoComplete={AUTOCOMPLETE[name]}
        />
      ))}
      <SelectField
        {...field('province')}
        label={t('notFound.province')}
        hint={t('notFound.placeHint')}
        required
        defaultValue=""
        autoComplete="address-level1"
        none={t('notFound.provinceNone')}
        options={PROVINCES.map(({ code, name }) => [code, name[language]])}
      />
      <Outcome role="alert" failed title={failure ? t('notFound.failed') : undefined}>
        {failure && <p>{failure}</p>}
      </Outcome>
      {/* Once it is started, the profile takes the form's place. */}
      <Button type="submit" disabled={isBusy}>
        {t(isBusy ? 'notFound.starting' : 'notFound.start')}
      </Button>
    </form>
  );
}

/** Why the database would not take what was typed: the name's two parts are held to the rule of the whole. */
function problemOf(name: Name, value: string): FieldError | undefined {
  if (name === 'city') return hasInvisible(value) ? 'invisible' : undefined;
  if (name === 'province') return undefined;
  return PROFILE_FIELDS.name.rule.safeParse(value).error?.issues[0]?.message as FieldError | undefined;
}

/**
 * Starts the member's own profile, hidden until the operator activates it.
 * @param bioLanguage what the member will most likely write in
 * @throws ApiFailure when the server refused or did not answer
 */
async function startProfile(typed: FormValues<Name>, bioLanguage: Language): Promise<void> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw memberFailure('signedOut');
  const [first, last, city, province] = NAMES.map((name) => typed[name].trim());
  const { error, status } = await supabase.from('psychologist_profiles').insert({
    name: `${first} ${last}`,
    first_name: first,
    last_name: last,
    city,
    province,
    bio_language: bioLanguage,
  });
  if (error) return refused(restFailure(error, status));
}
