import type { ArticleStore } from '../articles/article-store.ts';
import { paths } from '@directory/domain/paths';
import type { SitemapPage } from './sitemap-xml.ts';

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
