import { useQuery } from '@tanstack/react-query';
import { PROFILE_FIELDS } from '@directory/domain/profile/fields';
import { SESSION_TYPE_LABELS, SESSION_TYPES } from '@directory/domain/session-types';
import { useDirectory, useLanguage } from '../../../site/contexts.ts';
import { filtersQuery } from '../../../site/directory-queries.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CheckGroup, RadioGroup } from './choice-field.tsx';
import { textProps, type FormPartProps } from './field-props.ts';
import { ListEditor } from './list-editor.tsx';
import { TextField } from './text-field.tsx';

const LISTS = ['specialties', 'therapies', 'populations', 'languages'] as const;

/** What the psychologist works with, how, with whom, and when. */
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
