import './article-view.css';
import type { Article, ArticlePage } from '@directory/domain/site/article';
import { paths } from '@directory/domain/site/paths';
import { calendarDay } from '../../site/days.ts';
import { LinkButton } from '../../ui/button.tsx';
import { WrittenHtml } from '../../ui/link.tsx';
import { PageContents } from '../../ui/page-contents.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShareButtons } from '../share/share-buttons.tsx';
import { ArticleCard, guidePicturePath } from './article-card.tsx';
import { Loading } from '../../ui/skeleton.tsx';

const FAQ_ID = 'faq';

/** A guide: its heading and facts, contents, text, questions, ways to pass it on, and what to read next. */
export function ArticleView({ article, related }: ArticlePage) {
  const { t, language } = useTranslation(['blog', 'shell']);
  const contents = [...article.contents, { id: FAQ_ID, title: t('article.faq') }];
  return (
    <div className="container article-page">
      <article className="article stack">
        <header className="article-top stack">
          <h1>{article.title}</h1>
          <p className="lead">{article.excerpt}</p>
          <p className="row muted small">
            <time dateTime={article.publishedAt}>
              {t('article.published', { date: calendarDay(article.publishedAt, language) })}
            </time>
            {article.updatedAt !== article.publishedAt && (
              <time dateTime={article.updatedAt}>
                {t('article.updated', { date: calendarDay(article.updatedAt, language) })}
              </time>
            )}
            <span>{t('article.minutes', { count: article.readingMinutes })}</span>
          </p>
        </header>
        <img
          className="article-picture no-print"
          src={guidePicturePath(article.slug)}
          width="480"
          height="240"
          alt=""
        />
        <PageContents contents={contents} />
        <div className="article-main stack">
          <WrittenHtml className="article-text prose" html={article.content} />
          <ArticleFaq faq={article.faq} />
          <p className="article-note muted measure">{t('article.note')}</p>
          <ShareButtons kind="article" path={paths.article(article.slug)} name={article.title} />
        </div>
      </article>
      <section className="article-related no-print" aria-labelledby="article-related-title">
        <h2 id="article-related-title">{t('article.related')}</h2>
        <ul className="cards article-related-list">
          {related.map((other) => (
            <li key={other.slug}>
              <ArticleCard article={other} heading="h3" />
            </li>
          ))}
        </ul>
        <div className="button-row">
          <LinkButton to={paths.search()}>{t('shell:nav.find')}</LinkButton>
          <LinkButton variant="secondary" to={paths.blog()}>
            {t('article.all')}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

/** A guide's questions; each answer opens at its question. */
function ArticleFaq({ faq }: Pick<Article, 'faq'>) {
  const { t } = useTranslation('blog');
  return (
    <section className="article-faq measure" aria-labelledby={FAQ_ID}>
      <h2 id={FAQ_ID}>{t('article.faq')}</h2>
      {faq.map(({ question, answer }) => (
        <details className="disclosure article-question" key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <WrittenHtml className="prose" html={answer} />
        </details>
      ))}
    </section>
  );
}

export function ArticleSkeleton() {
  return (
    <div className="container article-page">
      <Loading shapes={['heading', 'text', 'text', 'text', 'text', 'text', 'text']} />
    </div>
  );
}
