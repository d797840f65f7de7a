import { useQuery } from '@tanstack/react-query';
import { LANGUAGES, LOCALES } from '@directory/domain/language';
import { PROFILE_FIELDS, MATCH_CONDITIONS, type Experience } from '@directory/domain/profile/fields';
import { SESSION_TYPE_LABELS, SESSION_TYPES } from '@directory/domain/session-types';
import type { DetailKey } from '@directory/domain/assessments/assessments';
import { SEVERITIES } from '@directory/domain/assessments/severity';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useDirectory, useLanguage } from '../../../site/contexts.ts';
import { filtersQuery } from '../../../site/directory-queries.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RadioGroup, CheckGroup } from './choice-field.tsx';
import { textProps, type FormPartProps, TextAreaField, TextField } from './text-field.tsx';
import { ListEditor } from './list-editor.tsx';

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

const LISTS = ['specialties', 'therapies', 'populations', 'languages'] as const;

export function OfferPart(part: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  // Suggestions are a help: without them the vocabularies remain.
  const { data: inUse } = useQuery(filtersQuery(useDirectory()));
  const { form, errors, change } = part;
  const others: Partial<Record<string, readonly string[]>> = {
    therapies: inUse?.therapies.map(({ value }) => value),
    languages: inUse?.languages.map(({ value }) => value),
  };
  return (
    <>
      {LISTS.map((name) => (
        <ListEditor
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          hint={t('hints.list')}
          vocabulary={PROFILE_FIELDS[name].vocabulary}
          {...(others[name] && { others: others[name] })}
          value={form[name]}
          error={errors[name]}
          onChange={(value) => change(name, value)}
        />
      ))}
      <CheckGroup
        name="sessionTypes"
        legend={t('fields.sessionTypes')}
        options={SESSION_TYPES.map((type) => [type, SESSION_TYPE_LABELS[type][language]] as const)}
        value={form.sessionTypes}
        onChange={(value) => change('sessionTypes', value)}
      />
      <RadioGroup
        name="acceptingNewClients"
        legend={t('fields.acceptingNewClients')}
        options={(['yes', 'no', 'unknown'] as const).map(
          (answer) => [answer, t(`answers.${answer}`)] as const,
        )}
        value={form.acceptingNewClients}
        onChange={(value) => change('acceptingNewClients', value)}
      />
      <TextField
        label={t('fields.waitTimes')}
        hint={t('hints.waitTimes')}
        {...textProps('waitTimes', part)}
      />
    </>
  );
}

/** What the therapist match looks at: experience with each condition, the severity levels accepted, and self-assessments. */
export function MatchingPart({ form, errors, change }: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const changeExperience = (condition: DetailKey, patch: Partial<Experience>) =>
    change('experience', { ...form.experience, [condition]: { ...form.experience[condition], ...patch } });
  return (
    <>
      <p className="muted">{t('edit.matchingText')}</p>
      <fieldset className="experience">
        <legend className="field-label">{t('fields.experience')}</legend>
        <p className="field-hint">{t('hints.experience')}</p>
        {MATCH_CONDITIONS.map(({ key, name }) => {
          const condition = name[language];
          const { years, approaches } = form.experience[key];
          return (
            <div className="experience-row" key={key}>
              <TextField
                name={`experience.${key}.years`}
                label={t('experience.yearsWith', { condition })}
                inputMode="numeric"
                value={years}
                error={errors[`experience.${key}.years`]}
                onChange={(value) => changeExperience(key, { years: value })}
              />
              <ListEditor
                name={`experience.${key}.approaches`}
                label={t('experience.approachesWith', { condition })}
                vocabulary={therapyVocabulary}
                others={form.therapies}
                value={approaches}
                error={errors[`experience.${key}.approaches`]}
                onChange={(value) => changeExperience(key, { approaches: value })}
              />
            </div>
          );
        })}
      </fieldset>
      <CheckGroup
        name="severityLevels"
        legend={t('fields.severityLevels')}
        options={SEVERITIES.map((severity) => [severity, t(`severities.${severity}`)] as const)}
        value={form.severityLevels}
        onChange={(value) => change('severityLevels', value)}
      />
      <RadioGroup
        name="assessmentFriendly"
        legend={t('fields.assessmentFriendly')}
        options={(['yes', 'no', 'unknown'] as const).map(
          (answer) => [answer, t(`answers.${answer}`)] as const,
        )}
        value={form.assessmentFriendly}
        onChange={(value) => change('assessmentFriendly', value)}
      />
    </>
  );
}
