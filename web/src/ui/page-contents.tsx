import './page-contents.css';

interface PageContentsProps {
  title: string;
  /** The parts of the page, by the id that each one has on it. */
  contents: readonly { id: string; title: string }[];
}

export function PageContents({ title, contents }: PageContentsProps) {
  return (
    <nav className="page-contents panel no-print" aria-labelledby="page-contents-title">
      <h2 className="page-contents-title small" id="page-contents-title">
        {title}
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
