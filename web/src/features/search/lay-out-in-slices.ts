import { onceIdle } from '../../app/once-idle.ts';

/** Few enough that a slow phone lays them out between two frames. */
const SLICE = 3;

/**
 * Items of a list that the stylesheet leaves out of the layout while they are out of sight (`content-visibility: auto`) get
 * their place for good, some at a time whenever the browser is idle: a page opens without the work for what nobody sees
 * yet, and is whole a moment later. @returns what stops it
 */
export function layOutInSlices(list: HTMLElement): () => void {
  const waiting = [...list.children] as HTMLElement[];
  let stop = onceIdle(next);
  function next(): void {
    for (const item of waiting.splice(0, SLICE)) item.style.contentVisibility = 'visible';
    if (waiting.length > 0) stop = onceIdle(next);
  }
  return () => stop();
}
