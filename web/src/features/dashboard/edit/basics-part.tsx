import { LANGUAGES, LOCALES } from '@directory/domain/language';
import { PROFILE_FIELDS } from '@directory/domain/profile/fields';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RadioGroup } from './choice-field.tsx';
import { textProps, type FormPartProps } from './field-props.ts';
import { TextAreaField, TextField } from './text-field.tsx';

/** Name, credentials, phone, website and bio. */
export function BasicsPart(part: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const { form, change } = part;
  return (
    <>
      <TextField label={t('fields.name')} required autoComplete="name" {...textProps('name', part)} />
      <TextField
        label={t('fields.credentials')}
        hint={t('hints.credentials')}
        autoComplete="honorific-suffix"
        {...textProps('credentials', part)}
      />
      <div className="dashboard-pair">
        <TextField label={t('fields.phone')} type="tel" autoComplete="tel" {...textProps('phone', part)} />
        <TextField
          label={t('fields.website')}
          hint={t('hints.website')}
          type="url"
          autoComplete="url"
          {...textProps('website', part)}
        />
      </div>
      <TextAreaField
        label={t('fields.bio')}
        hint={t('hints.bio')}
        limit={PROFILE_FIELDS.bio.limit}
        lang={LOCALES[form.bioLanguage]}
        {...textProps('bio', part)}
      />
      <RadioGroup
        name="bioLanguage"
        legend={t('fields.bioLanguage')}
        options={LANGUAGES.map((language) => [language, t(`bioLanguages.${language}`)] as const)}
        value={form.bioLanguage}
        onChange={(value) => change('bioLanguage', value)}
      />
    </>
  );
}
