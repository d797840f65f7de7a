import { type ChipFacet, facetLabel } from '@directory/domain/facets';
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

/** Names a value that was chosen, away from its heading: there "1 to 2 weeks" could be anything, and a province be the office's. */
export function useChipLabel(): (facet: ChipFacet, value: string) => string {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return (facet, value) => {
    const label = facetLabel(facet, value, language);
    if (facet.param === 'wait') return t('active.wait', { wait: label });
    if (facet.param !== 'online') return label;
    return t('active.online', { where: provinceByCode(value)?.locative[language] ?? label });
  };
}
