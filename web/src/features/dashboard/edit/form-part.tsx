import { useId, type ComponentProps } from 'react';
import type { Experience, FormPart as PartName } from '@directory/domain/profile/column-kinds';
import {
  COLUMNS,
  columnOf,
  EDITABLE_COLUMNS,
  type EditableColumn,
  labelOf,
  REVIEWED_COLUMNS,
  valuesOf,
} from '@directory/domain/profile/columns';
import type { ProfileForm } from '@directory/domain/profile/row';
import type { DetailKey } from '@directory/domain/assessments/facts';
import { LANGUAGES, LOCALES } from '@directory/domain/language';
import { MATCH_CONDITIONS, NETWORKS } from '@directory/domain/profile/form';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OwnProfile } from '../data/member-request.ts';
import type { FormErrors } from '../form/profile-form.ts';
import { WaitingAddress, WaitingChange } from '../view/waiting.tsx';
import { Choices, TextField, WaitTimesField } from './fields.tsx';
import { ListEditor } from './list-editor.tsx';
import { otherLanguage, useColumnWords } from './use-column-words.ts';

interface FormPartProps {
  form: ProfileForm;
  errors: FormErrors;
  change: <Name extends EditableColumn>(name: Name, value: ProfileForm[Name]) => void;
  profile: OwnProfile;
  /** Something that waited was taken back. */
  onTakenBack: () => Promise<void>;
}

/** A part of the editor: the controls of its columns, each by its kind, and below one what of it waits for somebody. */
export function FormPart({ part, ...props }: FormPartProps & { part: PartName }) {
  const { t } = useTranslation('dashboard');
  const listHintId = useId();
  const names = EDITABLE_COLUMNS.filter((name) => columnOf(name).editable === part);
  const control = (name: EditableColumn) => (
    <ColumnControl key={name} name={name} {...props} {...(part === 'offer' && { listHintId })} />
  );
  return (
    <>
      {part === 'offer' && (
        <p className="muted" id={listHintId}>
          {t('edit.offerText')}
        </p>
      )}
      {part === 'matching' && <p className="muted">{t('edit.matchingText')}</p>}
      {names.map((name, index) => {
        if (!SHORT.includes(name)) return control(name);
        const pair = names.slice(index, index + 2);
        const isFirst = names.slice(0, index).filter((other) => SHORT.includes(other)).length % 2 === 0;
        return (
          isFirst && (
            <div className="dashboard-pair stack gap-5" key={name}>
              {pair.map(control)}
            </div>
          )
        );
      })}
    </>
  );
}

/** Two of them stand in a row. */
const SHORT: readonly EditableColumn[] = [
  'phone',
  'website',
  'city',
  'postal_code',
  'fee_individual_cents',
  'fee_couple_cents',
];

/** What browsers fill in, and how a telephone's keys stand, by the column. */
const INPUTS: { readonly [Name in EditableColumn]?: Partial<ComponentProps<typeof TextField>> } = {
  name: { autoComplete: 'name', required: true },
  credentials: { autoComplete: 'honorific-suffix' },
  phone: { type: 'tel', autoComplete: 'tel' },
  website: { autoComplete: 'url' },
  address: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2', required: true },
  postal_code: { autoComplete: 'postal-code' },
};

interface ColumnControlProps extends FormPartProps {
  name: EditableColumn;
  /** The id of a hint that is shown once for several lists. */
  listHintId?: string;
}

function ColumnControl({ name, listHintId, ...props }: ColumnControlProps) {
  const { form, errors, change, profile, onTakenBack } = props;
  const { t, language } = useTranslation('dashboard');
  const words = useColumnWords();
  const { kind, limit = 0, vocabulary } = columnOf(name);
  const hint = words.hint(name);
  const label = words.label(name, form);
  const common = { name, label, error: errors[name], ...(hint !== undefined && { hint }) };
  const holding = <Value,>() => ({
    value: form[name] as Value,
    onChange: (value: Value) => change(name, value as ProfileForm[EditableColumn]),
  });
  const options = valuesOf(name).map((value) => [value, labelOf(name, value, language)] as const);
  const one = (values: readonly (readonly [string, string])[]) => {
    const { value, onChange } = holding<string>();
    const choose = ([chosen = value]: readonly string[]) => onChange(chosen);
    return <Choices type="radio" {...common} value={[value]} onChange={choose} options={values} />;
  };
  switch (kind) {
    case 'experience':
      return <ExperienceFields {...props} label={label} />;
    case 'links':
      return <LinkFields {...props} label={label} />;
    case 'list':
      return (
        vocabulary && (
          <ListEditor
            {...common}
            {...holding<readonly string[]>()}
            vocabulary={vocabulary}
            {...(listHintId !== undefined && { sharedHintId: listHintId })}
          />
        )
      );
    case 'choices':
    case 'codes':
      return <Choices type="checkbox" {...common} {...holding<readonly string[]>()} options={options} />;
    case 'language':
      return one(LANGUAGES.map((value) => [value, t(`bioLanguages.${value}`)]));
    case 'answer':
      return one((['yes', 'no', 'unknown'] as const).map((value) => [value, t(`answers.${value}`)]));
    case 'paragraphs':
      return (
        <TextField
          {...common}
          {...holding<string>()}
          limit={limit}
          lang={LOCALES[name === 'second_bio' ? otherLanguage(form) : form.bio_language]}
        />
      );
    case 'cents':
      return <TextField {...common} {...holding<string>()} inputMode="decimal" />;
    case 'email':
      return (
        <div className="stack gap-3">
          <TextField {...common} {...holding<string>()} type="email" autoComplete="email" />
          <WaitingAddress profile={profile} onTakenBack={onTakenBack} />
        </div>
      );
    case 'web_address':
      return <TextField {...common} {...holding<string>()} type="url" {...INPUTS[name]} />;
    default: {
      if (vocabulary) return <WaitTimesField {...common} {...holding<string>()} />;
      const control = <TextField {...common} {...holding<string>()} {...INPUTS[name]} />;
      const reviewed = REVIEWED_COLUMNS.find((column) => column === name);
      return reviewed ? (
        <div className="stack gap-3">
          {control}
          <WaitingChange field={reviewed} profile={profile} onTakenBack={onTakenBack} />
        </div>
      ) : (
        control
      );
    }
  }
}

/** Experience with each condition. */
function ExperienceFields({ form, errors, change, label }: FormPartProps & { label: string }) {
  const { t, language } = useTranslation('dashboard');
  const { specialties_detailed: experience } = form;
  const changeOne = (condition: DetailKey, patch: Partial<Experience>) =>
    change('specialties_detailed', { ...experience, [condition]: { ...experience[condition], ...patch } });
  return (
    <fieldset className="stack gap-5">
      <legend className="field-label">{label}</legend>
      {MATCH_CONDITIONS.map(({ key, name }) => {
        const condition = name[language];
        const { years, approaches } = experience[key];
        const id = `specialties_detailed.${key}`;
        return (
          <div className="experience-row stack" key={key}>
            <TextField
              name={`${id}.years`}
              label={t('experience.yearsWith', { condition })}
              inputMode="numeric"
              value={years}
              error={errors[`${id}.years`]}
              onChange={(value) => changeOne(key, { years: value })}
            />
            <ListEditor
              name={`${id}.approaches`}
              label={t('experience.approachesWith', { condition })}
              vocabulary={therapyVocabulary}
              others={form.therapy_types}
              value={approaches}
              error={errors[`${id}.approaches`]}
              onChange={(value) => changeOne(key, { approaches: value })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

function LinkFields({ form, errors, change, label }: FormPartProps & { label: string }) {
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="stack gap-5">
        {NETWORKS.map((network) => (
          <TextField
            key={network}
            name={`social_links.${network}`}
            label={COLUMNS.social_links.labels[network].en}
            type="url"
            value={form.social_links[network]}
            error={errors[`social_links.${network}`]}
            onChange={(value) => change('social_links', { ...form.social_links, [network]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
