import { article, articles } from '@directory/domain/contracts/articles';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { serve } from '../http/contract.ts';
import type { App } from '../http/environment.ts';

/** The list of guides, and each of them. */
export function registerArticles(app: App, { directory }: Pick<Context, 'directory'>): void {
  serve(app, articles, async (c, { language }) =>
    answerCacheable(c, await directory.articles(language), 300),
  );
  serve(app, article, async (c, { slug, language }) => {
    const page = await directory.article(slug, language);
    if (!page)
      throw new ApiError(404, 'article_not_found', "The blog post you're looking for doesn't exist.");
    return answerCacheable(c, page, 300);
  });
}
