import type { Article } from '@directory/domain/article';
import { WrittenHtml } from '../../ui/written-html.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The id of the questions in the page. */
export const FAQ_ID = 'faq';

/** A guide's questions; each answer opens at its question. */
export function ArticleFaq({ faq }: Pick<Article, 'faq'>) {
  const { t } = useTranslation('blog');
  return (
    <section className="article-faq" aria-labelledby={FAQ_ID}>
      <h2 id={FAQ_ID}>{t('article.faq')}</h2>
      {faq.map(({ question, answerHtml }) => (
        <details className="article-question" key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <WrittenHtml className="prose" html={answerHtml} />
        </details>
      ))}
    </section>
  );
}
