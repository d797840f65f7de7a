import './article-list.css';
import type { ArticleSummary } from '@directory/domain/site/article';
import { ARTICLE_CATEGORIES } from '@directory/domain/site/article-categories';
import { paths } from '@directory/domain/site/paths';
import { calendarDay } from '../../site/days.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface ArticleCardProps {
  article: ArticleSummary;
  /** The level that the title has in the page's outline. */
  heading: 'h2' | 'h3';
}

/** A guide in a list: what it is about and how long it takes. */
export function ArticleCard({ article, heading: Heading }: ArticleCardProps) {
  const { t, language } = useTranslation('blog');
  return (
    <div className="card card-is-link">
      <article className="column">
        <img
          className="article-card-picture"
          src={guidePicturePath(article.slug)}
          width="480"
          height="240"
          alt=""
          loading="lazy"
        />
        <p className="article-card-category small">{ARTICLE_CATEGORIES[article.category][language]}</p>
        <Heading className="text-lg">
          <Link className="card-link" to={paths.article(article.slug)}>
            {article.title}
          </Link>
        </Heading>
        <p>{article.excerpt}</p>
        <p className="article-card-facts muted small">
          <time dateTime={article.publishedAt}>{calendarDay(article.publishedAt, language)}</time>
          <span>{t('article.minutes', { count: article.readingMinutes })}</span>
        </p>
      </article>
    </div>
  );
}

/** Where a guide's drawing is served: `web/public/guides/<slug>.svg`, 480 by 240, light and dark in one. */
export function guidePicturePath(slug: string): string {
  return `/guides/${slug}.svg`;
}
