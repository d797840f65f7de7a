import { useSite } from '../../site/contexts.ts';
import type { TextPartProps } from '../text/text-blocks.tsx';

/** Who answers for the protection of personal information, as the operator has configured it; the part's words while nobody is named. */
export function PrivacyOfficerLine({ words }: TextPartProps) {
  const { privacyOfficer } = useSite();
  if (!privacyOfficer) return <p>{words}</p>;
  const { name, email } = privacyOfficer;
  return (
    <p>
      <strong>{name}</strong>, <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
