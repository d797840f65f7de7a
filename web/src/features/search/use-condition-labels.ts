import { type ChoiceParam, facetLabel, findChip } from '@directory/domain/facets';
import { provinceByCode } from '@directory/domain/places/provinces';
import type { NamedCondition } from '@directory/domain/query/understood';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How many alternatives a chip names; of more it names one and says how many others there are. */
const MOST_NAMED = 2;

/** Names what was understood in the reader's language: `Grief or Depression`. */
export function useConditionLabels() {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const list = new Intl.ListFormat(`${language}-CA`, { type: 'disjunction' });
  const either = (names: readonly string[]) => list.format(names);
  const namesOf = ({ names }: NamedCondition) => names.map((name) => name[language]);
  return {
    either,
    full: (condition: NamedCondition) => either(namesOf(condition)),
    short: (condition: NamedCondition) => {
      const [first = '', ...others] = namesOf(condition);
      return others.length < MOST_NAMED
        ? either([first, ...others])
        : t('understood.others', { first, count: others.length });
    },
  };
}

/** Names a value that was chosen or refused, away from its heading: there "1 to 2 weeks" could be anything, and a province be the office's. */
export function useChipLabel(): (param: ChoiceParam, value: string) => string {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return (param, value) => {
    if (param === 'online')
      return t('active.online', { where: provinceByCode(value)?.locative[language] ?? value });
    const chip = findChip(param === 'not' ? value : `${param}:${value}`);
    const label = chip ? facetLabel(chip.facet, chip.value, language) : value;
    if (param === 'not') return t('active.not', { what: label });
    return param === 'wait' ? t('active.wait', { wait: label }) : label;
  };
}
