import './near.css';
import { lazyPart } from '../../../site/early-input/lazy-part.tsx';
import { foundAtFirst, type InitialResults } from '../model/initial-results.ts';

const fetched = () => import('./fetched-parts.tsx');

// Most searches are near no place: the code comes when it is needed, and what is shown meanwhile is the server's.
const nothing = { fallback: null, failure: null };

/**
 * Among the filters: a postal code or city, how far from it, and the device's place. It does not wait until it is used: another search would
 * wait for it, too.
 */
export const nearPanel = lazyPart({
  load: async () => (await fetched()).NearPanel,
  ...nothing,
});

/** Among what was asked for: the place that was understood, to be taken back. */
export const nearChip = lazyPart({
  load: async () => (await fetched()).NearChip,
  className: 'near-chip',
  ...nothing,
});

/** Above the results: the order around the place, and what to do where none was understood. */
export const nearNote = lazyPart({
  load: async () => (await fetched()).NearNote,
  ...nothing,
});

/** On a card: how far away the person is. */
export const cardDistance = lazyPart({
  load: async () => (await fetched()).CardDistance,
  className: 'near-card',
  ...nothing,
});

/** Has the server render what these results need with the rest of the page. */
export async function prepareNear(results: InitialResults): Promise<void> {
  await nearPanel.prepare();
  if (foundAtFirst(results).near)
    await Promise.all([nearChip, nearNote, cardDistance].map((part) => part.prepare()));
}
