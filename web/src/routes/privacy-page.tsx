import { useSite } from '../site/contexts.ts';
import { TextBlocks, type TextPartProps } from '../features/text/text-blocks.tsx';

export const parts = { 'privacy-officer': PrivacyOfficerLine, processors: ProcessorList };

/**
 * The companies that hold data for the directory, as the operator has configured them, behind the part's first paragraph; while none is
 * named, the others.
 */
function ProcessorList({ blocks }: TextPartProps) {
  const { processors } = useSite();
  if (!processors) return <TextBlocks blocks={blocks.slice(1)} />;
  return (
    <>
      <TextBlocks blocks={blocks.slice(0, 1)} />
      <ul className="text-list">
        {processors.map((processor) => (
          <li key={processor}>{processor}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * Who answers for the protection of personal information, as the operator has configured it, behind the part's first paragraph; while
 * nobody is named, the others.
 */
function PrivacyOfficerLine({ blocks }: TextPartProps) {
  const { privacyOfficer } = useSite();
  if (!privacyOfficer) return <TextBlocks blocks={blocks.slice(1)} />;
  const { name, email } = privacyOfficer;
  return (
    <>
      <TextBlocks blocks={blocks.slice(0, 1)} />
      <p>
        <strong>{name}</strong>, <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  );
}
