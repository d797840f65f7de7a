import { useSite } from '../../site/contexts.ts';
import { TextBlocks, type TextPartProps } from '../text/text-blocks.tsx';

/**
 * Who answers for the protection of personal information, as the operator has configured it, behind the part's first paragraph; while
 * nobody is named, the others.
 */
export function PrivacyOfficerLine({ blocks }: TextPartProps) {
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
