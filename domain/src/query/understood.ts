import type { Understood } from '../contracts/search-answer.ts';

/** Whether the words state a danger, or may tell of one: they ask for nothing else. */
export function speaksOfDanger(understood: Understood | null | undefined): boolean {
  if (!understood) return false;
  const { danger, possibleDanger = false, namesDanger = false } = understood;
  return danger.length > 0 || (possibleDanger && !namesDanger);
}

/** Whether they do, or only name one: no address, title or record has them. */
export function isPrivate(understood: Understood | null | undefined): boolean {
  return speaksOfDanger(understood) || understood?.namesDanger === true;
}
