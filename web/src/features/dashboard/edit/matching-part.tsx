import type { DetailKey } from '@directory/domain/assessments/conditions';
import { SEVERITIES } from '@directory/domain/assessments/severity';
import { MATCH_CONDITIONS, type Experience } from '@directory/domain/profile/fields';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CheckGroup, RadioGroup } from './choice-field.tsx';
import type { FormPartProps } from './field-props.ts';
import { ListEditor } from './list-editor.tsx';
import { TextField } from './text-field.tsx';

/** What the therapist match looks at: experience with each condition, the severity levels accepted, and self-assessments. */
export function MatchingPart({ form, errors, change }: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const changeExperience = (condition: DetailKey, said: Partial<Experience>) =>
    change('experience', { ...form.experience, [condition]: { ...form.experience[condition], ...said } });
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
