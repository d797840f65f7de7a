import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

it('fetches again what could not be fetched', async () => {
  let isLost = true;
  const { Component } = lazyPart({
    load: () =>
      isLost ? Promise.reject(new Error('the request is lost')) : Promise.resolve(() => <p>There it is</p>),
    fallback: 'Loading',
    failure: 'Failed',
  });
  const shown = async () => {
    const { prelude } = await prerender(<Component />, { onError: () => undefined });
    return new Response(prelude).text();
  };
  expect(await shown()).not.toContain('There it is');
  isLost = false;
  expect(await shown()).toContain('There it is');
});
