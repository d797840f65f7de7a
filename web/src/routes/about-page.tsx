import { useSite, useSupportEmail } from '../site/contexts.ts';
import { TextBlocks, type TextPartProps } from '../features/text/text-blocks.tsx';

export const parts = { operator: OperatorLine };

/** Who runs the directory and how to reach them, as the operator has configured it; the part's text while nobody is named. */
function OperatorLine({ blocks }: TextPartProps) {
  const { operator } = useSite();
  const email = useSupportEmail();
  if (!operator) return <TextBlocks blocks={blocks} />;
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
