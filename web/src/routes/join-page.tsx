import { useSupportEmail } from '../site/contexts.ts';
import { Plans } from '../features/listing-request/plans.tsx';
import { TextBlocks, type TextPartProps } from '../features/text/text-blocks.tsx';

export const parts = { plans: Plans, notes: Notes };

/** What else there is to know, and what to write in a mail instead. */
function Notes({ words, blocks }: TextPartProps) {
  const email = useSupportEmail();
  return (
    <div className="join-notes stack start measure">
      <TextBlocks blocks={blocks} />
      <p>
        {words} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
