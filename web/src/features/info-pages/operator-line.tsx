import { useSite, useSupportEmail } from '../../site/contexts.ts';
import type { TextPartProps } from '../text/text-blocks.tsx';

/** Who runs the directory and how to reach them, as the operator has configured it; the part's words while nobody is named. */
export function OperatorLine({ words }: TextPartProps) {
  const { operator } = useSite();
  const email = useSupportEmail();
  if (!operator) return <p>{words}</p>;
  return (
    <address>
      <strong>{operator.name}</strong>
      {operator.address && (
        <>
          <br />
          {operator.address}
        </>
      )}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}
