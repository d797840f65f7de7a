import type { Landing, LandingCard } from '@directory/domain/site/landing';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { notFoundHead, type HeadContext, type PageHead } from '../../site/route.ts';
import { landingPlace, landingQuery } from './landing-query.ts';
import { inCity, provinceOf, serviceName, whereOf } from './place-names.ts';

/** Title, description, breadcrumbs and structured data of a place's page. Only pages with content are for search engines. */
export function landingHead(context: HeadContext): PageHead {
  const { t, language, params, queryClient } = context;
  const landing = queryClient.get(landingQuery(landingPlace(params)));
  if (landing === null) {
    return notFoundHead(t);
  }
  if (!landing) return { title: t('landing:loading'), description: t('landing:loading'), noIndex: true };
  const { city, service, total: count } = landing;
  const province = provinceOf(landing);
  const where = whereOf(landing, language);
  const provinceLink = { label: province.name[language], to: paths.province(province.slug) };
  // Any words make an address of a service: those of one of our terms are the ones to keep, at the term's own slug.
  const isForSearch = count > 0 && service?.value !== null;
  const shared = { noIndex: !isForSearch, ...cardList(landing.cards, context) };
  if (!city || !service) {
    return {
      title: t('landing:title', { where }),
      breadcrumb: city?.name ?? province.name[language],
      description: count === 0 ? t('landing:empty', { where }) : t('landing:description', { where, count }),
      ...(city && { parents: [provinceLink] }),
      ...shared,
    };
  }
  const name = serviceName(service, language);
  const term = landing.services.find(({ value }) => value === service.value);
  return {
    title: t('landing:service.title', { service: name, where }),
    breadcrumb: name,
    description:
      count === 0
        ? t('landing:service.empty', { service: name, where })
        : t('landing:service.description', { service: name, where, count }),
    parents: [provinceLink, { label: city.name, to: paths.city(province.slug, city.slug) }],
    ...(service.value !== null && {
      canonical: paths.service(province.slug, city.slug, term?.slug ?? service.slug),
    }),
    ...shared,
  };
}

/** The place's short name for headings: `in Winnipeg`, `in Manitoba`. */
export function shortWhere(landing: Landing, language: HeadContext['language']): string {
  return landing.city ? inCity(landing.city, language) : whereOf(landing, language);
}

/** The cards as a schema.org list, for search engines alone: the browser is spared it. */
export function cardList(
  cards: readonly LandingCard[],
  { language, site }: Pick<HeadContext, 'language' | 'site'>,
): Pick<PageHead, 'structuredData'> {
  if (!import.meta.env.SSR || cards.length === 0) return {};
  const items = cards.map((card, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: card.name,
    url: site.origin + inLanguage(card.path, language),
  }));
  return { structuredData: [{ '@type': 'ItemList', numberOfItems: items.length, itemListElement: items }] };
}
