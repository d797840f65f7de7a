import { useTranslation } from 'react-i18next';

/** The parts of the page as links. */
export function ConditionContents({ contents }: { contents: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation('condition');
  return (
    <nav className="condition-contents no-print" aria-labelledby="condition-contents-title">
      <h2 className="condition-contents-title" id="condition-contents-title">
        {t('contents')}
      </h2>
      <ol className="condition-contents-list">
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
