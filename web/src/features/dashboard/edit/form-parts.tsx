import { useId, type ComponentProps } from 'react';
import type { Answer } from '@directory/domain/profile/field';
import { LANGUAGES, LOCALES } from '@directory/domain/language';
import { PROFILE_FIELDS, MATCH_CONDITIONS, type Experience } from '@directory/domain/profile/fields';
import { PROVINCES } from '@directory/domain/places/provinces';
import { SESSION_TYPE_LABELS, SESSION_TYPES } from '@directory/domain/profile/session-types';
import type { DetailKey } from '@directory/domain/assessments/facts';
import { SEVERITIES } from '@directory/domain/assessments/severity';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OwnProfile } from '../data/own-profile.ts';
import { RadioGroup, CheckGroup } from './choice-field.tsx';
import { useFormFields, type FormPartProps, TextAreaField, TextField } from './text-field.tsx';
import { ListEditor } from './list-editor.tsx';
import { WaitTimesField } from './wait-times-field.tsx';
import { WaitingAddress } from '../review/waiting-address.tsx';
import { WaitingChange } from '../review/waiting-change.tsx';

interface BasicsPartProps extends FormPartProps {
  profile: OwnProfile;
  /** Something that waited was taken back. */
  onTakenBack: () => Promise<void>;
}

export function BasicsPart({ profile, onTakenBack, ...part }: BasicsPartProps) {
  const { t } = useTranslation('dashboard');
  const field = useFormFields(part);
  const review = { changes: profile.waiting_changes, onTakenBack };
  return (
    <>
      <div>
        <TextField {...field('name')} required hint={t('hints.name')} autoComplete="name" />
        <WaitingChange field="name" {...review} />
      </div>
      <div>
        <TextField {...field('credentials')} hint={t('hints.credentials')} autoComplete="honorific-suffix" />
        <WaitingChange field="credentials" {...review} />
      </div>
      <div className="dashboard-pair">
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField {...field('website')} hint={t('hints.website')} type="url" autoComplete="url" />
      </div>
      <div>
        <TextField {...field('email')} hint={t('hints.email')} type="email" autoComplete="email" />
        <WaitingAddress profile={profile} onTakenBack={onTakenBack} />
      </div>
      <TextAreaField
        {...field('bio')}
        hint={t('hints.bio')}
        limit={PROFILE_FIELDS.bio.limit}
        lang={LOCALES[part.form.bioLanguage]}
      />
      <RadioGroup
        {...field('bioLanguage')}
        options={LANGUAGES.map((language) => [language, t(`bioLanguages.${language}`)] as const)}
      />
    </>
  );
}

const ANSWERS = ['yes', 'no', 'unknown'] as const;

const LISTS = ['specialties', 'therapies', 'populations', 'languages'] as const;

export function OfferPart(part: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const hintId = useId();
  const language = useLanguage();
  const field = useFormFields(part);
  return (
    <>
      <p className="muted" id={hintId}>
        {t('edit.offerText')}
      </p>
      {LISTS.map((name) => (
        <ListEditor
          {...field(name)}
          key={name}
          sharedHintId={hintId}
          vocabulary={PROFILE_FIELDS[name].vocabulary}
        />
      ))}
      <CheckGroup
        {...field('sessionTypes')}
        options={SESSION_TYPES.map((type) => [type, SESSION_TYPE_LABELS[type][language]] as const)}
      />
      <CheckGroup
        {...field('statedRegistrations')}
        hint={t('hints.statedRegistrations')}
        options={PROVINCES.map(({ code, name }) => [code, name[language]] as const)}
      />
      <AnswerGroup {...field('acceptingNewClients')} />
      <WaitTimesField {...field('waitTimes')} />
    </>
  );
}

/** A question that may be left open. */
export function AnswerGroup(question: Omit<ComponentProps<typeof RadioGroup<Answer>>, 'options'>) {
  const { t } = useTranslation('dashboard');
  return (
    <RadioGroup {...question} options={ANSWERS.map((answer) => [answer, t(`answers.${answer}`)] as const)} />
  );
}

/** What the therapist match looks at: experience with each condition, the severity levels accepted, and self-assessments. */
export function MatchingPart(part: FormPartProps) {
  const { form, errors, change } = part;
  const field = useFormFields(part);
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
        {...field('severityLevels')}
        options={SEVERITIES.map((severity) => [severity, t(`severities.${severity}`)] as const)}
      />
      <AnswerGroup {...field('assessmentFriendly')} />
    </>
  );
}
