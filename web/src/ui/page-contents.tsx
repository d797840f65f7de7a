import './page-contents.css';
import { useTranslation } from '../i18n/use-translation.ts';

/** The parts of the page, by the id that each one has on it. */
export function PageContents({ contents }: { contents: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation();
  return (
    <nav className="page-contents panel no-print" aria-labelledby="page-contents-title">
      <h2 className="page-contents-title small" id="page-contents-title">
        {t('contents')}
      </h2>
      <ol className="page-contents-list">
        {contents.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
