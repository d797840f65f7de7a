import { unlistedHead } from '../site/route.ts';
import { Answer } from '../features/inquiry/answer.tsx';
import { linkedPage } from '../features/inquiry/linked-page.tsx';

export const head = unlistedHead('inquiry:answer.title');

/** Where a psychologist answers with a press. */
export const { load, Component } = linkedPage({
  name: 'question',
  ask: (directory, token, signal) => directory.question(token, signal),
  goneOf: () => 'answer',
  Page: ({ view, token, url }) => (
    <Answer
      view={view}
      token={token}
      chosen={url.searchParams.get('answer')}
      isDone={url.searchParams.get('did') === 'done'}
      isFailed={url.searchParams.get('did') === 'failed'}
    />
  ),
});
