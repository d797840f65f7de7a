import { paths } from '@directory/domain/site/paths';
import { checksQuery, featuredQuery } from '../site/directory-queries.ts';
import { loadOptional, type RouteHead, type RouteLoad } from '../site/route.ts';
import {
  FeaturedSection,
  CheckedPromise,
  HelpCards,
  Hero,
  prepareSearchBox,
} from '../features/home/hero.tsx';

/** Only the featured cards need data; when it cannot be had the section says so and the page stands. */
export const load: RouteLoad = async ({ queryClient }) => {
  await prepareSearchBox();
  return loadOptional(Promise.all([queryClient.query(featuredQuery()), queryClient.query(checksQuery())]));
};

export const head: RouteHead = ({ t, site }) => ({
  title: t('home:title'),
  description: t('home:description'),
  structuredData: [
    {
      '@type': 'WebSite',
      name: t('shell:siteName'),
      url: site.origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.origin}${paths.search()}?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});

export function Component() {
  return (
    <>
      <Hero>
        <FeaturedSection />
      </Hero>
      <CheckedPromise />
      <HelpCards />
    </>
  );
}
