import { unlistedHead } from '../site/route.ts';
import { linkedPage } from '../features/inquiry/linked-page.tsx';
import { MyMessage } from '../features/inquiry/my-message.tsx';

export const head = unlistedHead('inquiry:title');

/** What became of a message. */
export const { load, Component } = linkedPage({
  name: 'inquiry',
  ask: (directory, token, signal) => directory.inquiry(token, signal),
  goneOf: (url) => (url.searchParams.get('did') === 'remove' ? 'removed' : undefined),
  Page: ({ view, token, url }) => <MyMessage view={view} token={token} did={url.searchParams.get('did')} />,
});
