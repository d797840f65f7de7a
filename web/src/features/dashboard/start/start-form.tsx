import { useEffect } from 'react';
import { PROVINCES, type ProvinceCode } from '@directory/domain/provinces';
import { useLanguage } from '../../../site/contexts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { controlOf } from '../../../ui/form/form-controls.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { asFailure, useFailureText } from '../data/member-failure.ts';
import { startProfile } from '../data/start-profile.ts';

const NAMES = ['firstName', 'lastName', 'city', 'province'] as const;
type Name = (typeof NAMES)[number];

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name', city: 'address-level2' } as const;

/** What a new profile needs: a name, and where the practice is. The rest is edited once it is there. */
export function StartForm({ onStarted }: { onStarted: () => Promise<void> }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const failureText = useFailureText();
  const { formProps, state, errors, failure } = useForm<Name>({
    names: NAMES,
    check: (values) =>
      Object.fromEntries(
        NAMES.filter((name) => values[name].trim() === '').map((name) => [name, t('notFound.required')]),
      ),
    send: async ({ firstName, lastName, city, province }) => {
      try {
        await startProfile(
          {
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            city: city.trim(),
            province: province as ProvinceCode,
          },
          language,
        );
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
    <form className="dashboard-form" {...formProps}>
      {(['firstName', 'lastName', 'city'] as const).map((name) => (
        <Field key={name} label={t(`notFound.${name}`)} required error={errors[name]}>
          {(props) => <input {...props} name={name} maxLength={100} autoComplete={AUTOCOMPLETE[name]} />}
        </Field>
      ))}
      <Field label={t('notFound.province')} required error={errors.province} hint={t('notFound.placeHint')}>
        {(props) => (
          <select {...props} name="province" defaultValue="" autoComplete="address-level1">
            <option value="">{t('notFound.provinceNone')}</option>
            {PROVINCES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="editor-outcome" role="alert">
        {failure && (
          <>
            <p className="editor-outcome-title">{t('notFound.failed')}</p>
            <p>{failure}</p>
          </>
        )}
      </div>
      {/* Once it is started, the profile takes the form's place. */}
      <Button type="submit" disabled={isBusy}>
        {t(isBusy ? 'notFound.starting' : 'notFound.start')}
      </Button>
    </form>
  );
}
