// The style sheet belongs to the page: what the server rendered is there before its code.
import './crisis.css';
import type { ComponentType } from 'react';
import type { CrisisNeed } from '@directory/domain/crisis-lines/choose';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { FirstCalls } from './crisis-notice.tsx';

const list = lazyPart<CrisisNeed>({
  load: () => had(async () => (await import('./crisis-lines.tsx')).CrisisLineList),
  fallback: <FirstCalls />,
  failure: <FirstCalls />,
});

/** The list of crisis lines, whose table is fetched after the page. Until then there is what the server rendered, or 9-8-8 and 911. */
export const LazyCrisisLineList = list.Component;
/** For a route's `load`: the server then renders the list. */
export const prepareCrisisLineList = list.prepare;

/** Where the code cannot be had, the promise stays open: the lines that are shown are better than a failure in their place. */
function had<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  return new Promise((resolve) => {
    load().then(resolve, () => undefined);
  });
}
