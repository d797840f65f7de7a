import { useTranslation } from 'react-i18next';

interface TableOfContentsProps {
  contents: readonly { id: string; title: string }[];
}

/** The parts of a guide as links. */
export function TableOfContents({ contents }: TableOfContentsProps) {
  const { t } = useTranslation('blog');
  return (
    <nav className="article-contents no-print" aria-labelledby="article-contents-title">
      <h2 className="article-contents-title" id="article-contents-title">
        {t('article.contents')}
      </h2>
      <ol className="article-contents-list">
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
