import type { ComponentProps } from 'react';
import { FEE_LABELS } from '@directory/domain/vocabulary/labels';
import { compareNames } from '@directory/domain/text/fold';
import type { Language } from '@directory/domain/language';
import { MATCH_FEES } from '@directory/domain/match/needs';
import { PROVINCES, provinceByCode } from '@directory/domain/places/provinces';
import { SESSION_TYPE_LABELS, SESSION_TYPES } from '@directory/domain/profile/session-types';
import { slugify } from '@directory/domain/text/slug';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import type { Vocabulary } from '@directory/domain/vocabulary/term';
import { useQuery } from '../../site/use-query.ts';
import { filtersQuery } from '../../site/directory-queries.ts';
import { type Options, SelectField } from '../../ui/form/fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PARAMS, costOf, NEED_PARAMS, needCount } from './match-address.ts';
import type { MatchState } from './use-match-state.ts';

type Option = Options[number];

/** Where, which language, and price or cover. Each begins as skipped; an answer narrows the list at once and can be changed here. */
export function MatchQuestions({ state }: { state: MatchState }) {
  const { t, language } = useTranslation('match');
  const { address, answer, chooseProvince } = state;
  const { session, language: spoken, fee, insurer } = address.needs;
  const isAnswered = address.province !== null || needCount(address.needs) > 0;
  return (
    <fieldset className={`match-questions${isAnswered ? ' is-answered' : ''}`}>
      <legend className="match-questions-title">
        {t('questions.title')} <span className="match-questions-skip">{t('questions.skip')}</span>
      </legend>
      <Choice
        label={t('questions.where')}
        name={NEED_PARAMS.session}
        value={session}
        skipped={t('questions.any')}
        options={SESSION_TYPES.map((value) => [value, SESSION_TYPE_LABELS[value][language]])}
        onChoose={(value) => answer({ session: SESSION_TYPES.find((type) => type === value) ?? null })}
      />
      <Choice
        label={t('filters.province')}
        name={PARAMS.province}
        value={address.province}
        skipped={t('filters.noProvince')}
        options={sorted(PROVINCES.map(({ code, name }) => [code, name[language]]))}
        onChoose={(value) => chooseProvince(provinceByCode(value)?.code ?? null)}
      />
      <CityChoice state={state} />
      <Choice
        label={t('questions.language')}
        name={NEED_PARAMS.language}
        value={spoken}
        skipped={t('questions.anyLanguage')}
        options={languageOptions(language)}
        onChoose={(value) => answer({ language: value || null })}
      />
      <Choice
        label={t('questions.cost')}
        name={NEED_PARAMS.cost}
        value={fee ?? insurer}
        skipped={t('questions.any')}
        hint={t('questions.costHint')}
        groups={[
          { label: t('questions.fees'), options: feeOptions(language) },
          { label: t('questions.insurers'), options: sorted(optionsOf(insurerVocabulary, language)) },
        ]}
        onChoose={(value) => answer(costOf(value))}
      />
    </fieldset>
  );
}

/** Asked of those who want to meet in person. Without scripts there are no names to choose from. */
function CityChoice({ state: { address, answer } }: { state: MatchState }) {
  const { t } = useTranslation('match');
  const { province, needs } = address;
  const isAsked = province !== null && (needs.session === 'In Person' || needs.city !== null);
  const { data } = useQuery(isAsked ? filtersQuery() : null);
  if (!isAsked) return null;
  const names = data?.provinces.find(({ code }) => code === province)?.cities ?? [];
  // Spellings of one slug are one city, by its most frequent name.
  const cities = new Map(names.toReversed().map(({ value }) => [slugify(value), value]));
  if (needs.city !== null && !cities.has(needs.city)) cities.set(needs.city, needs.city);
  return (
    <Choice
      label={t('questions.city')}
      name={NEED_PARAMS.city}
      value={needs.city}
      skipped={t('questions.anyCity')}
      options={sorted([...cities])}
      onChoose={(value) => answer({ city: value || null })}
    />
  );
}

interface ChoiceProps extends Pick<ComponentProps<typeof SelectField>, 'label' | 'options' | 'groups'> {
  name: string;
  /** Null while the question is skipped. */
  value: string | null;
  /** The words for a question that is skipped. */
  skipped: string;
  hint?: string;
  onChoose: (value: string) => void;
}

function Choice({ value, skipped, hint, onChoose, ...select }: ChoiceProps) {
  return (
    <SelectField
      {...select}
      className={value ? 'is-answered' : ''}
      none={skipped}
      value={value ?? ''}
      title={hint}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

function optionsOf({ terms }: Vocabulary, language: Language): Option[] {
  return terms.map((term) => [term.en, term[language]]);
}

/** English and French first, the reader's own before the other. */
function languageOptions(language: Language): Option[] {
  const [english, french, ...others] = optionsOf(languageVocabulary, language);
  if (!english || !french) return others;
  return [...(language === 'fr' ? [french, english] : [english, french]), ...sorted(others)];
}

function feeOptions(language: Language): Option[] {
  return MATCH_FEES.map((value) => [value, FEE_LABELS[value][language]]);
}

function sorted(options: readonly Option[]): Option[] {
  return options.toSorted(([, a], [, b]) => compareNames(a, b));
}
