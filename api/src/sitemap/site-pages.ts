import type { ArticleStore } from '../articles/article-store.ts';
import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/paths';
import type { SitemapPage } from './sitemap-xml.ts';

/** The pages without data of their own that search engines may list. */
export function sitePages(): SitemapPage[] {
  return [
    paths.home(),
    paths.search(),
    paths.featured(),
    paths.verification(),
    paths.specialtiesInfo(),
    paths.contactInfo(),
    paths.reviewsInfo(),
    paths.telehealthInfo(),
    paths.locationsInfo(),
    paths.howItWorks(),
    paths.faq(),
    paths.about(),
    paths.join(),
    paths.contact(),
    paths.terms(),
    paths.privacy(),
  ].map((path) => ({ path }));
}

/** The self-assessments and the pages about what they ask about. */
export function assessmentPages(): SitemapPage[] {
  return [
    paths.assessments(),
    paths.assessmentDisclaimer(),
    ...CONDITIONS.flatMap((condition) => [paths.assessment(condition), paths.condition(condition)]),
  ].map((path) => ({ path }));
}

/** The list of guides and each guide. Both languages have the same ones; the later of their changes counts. */
export async function articlePages(articles: ArticleStore): Promise<SitemapPage[]> {
  const [english, french] = await Promise.all([articles.list('en'), articles.list('fr')]);
  const pages = english.map(({ slug, updatedOn }) => {
    const twin = french.find((article) => article.slug === slug)?.updatedOn ?? updatedOn;
    return { path: paths.article(slug), lastModified: updatedOn > twin ? updatedOn : twin };
  });
  const newest = pages
    .map(({ lastModified }) => lastModified)
    .sort()
    .at(-1);
  return [{ path: paths.blog(), lastModified: newest }, ...pages];
}
