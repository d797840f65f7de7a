import { type ChipFacet, facetLabel } from '@directory/domain/facets';
import { provinceByCode } from '@directory/domain/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';

/** Names a value of a filter away from the filter's heading: "1 to 2 weeks" could be anything there, and a province be the office's. */
export function useFilterLabel(): (facet: ChipFacet, value: string) => string {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return (facet, value) => {
    const label = facetLabel(facet, value, language);
    if (facet.param === 'wait') return t('active.wait', { wait: label });
    if (facet.param !== 'online') return label;
    return t('active.online', { where: provinceByCode(value)?.locative[language] ?? label });
  };
}
