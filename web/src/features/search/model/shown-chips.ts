/** The most chips that a group shows. What is beyond is found by its name. */
export const MOST_CHIPS = 30;

/** The first of a group's values, as many as it shows; those that are chosen are always among them. */
export function shownChips(values: readonly string[], chosen: readonly string[]): readonly string[] {
  const beyond = values.slice(MOST_CHIPS).filter((value) => chosen.includes(value));
  return [...values.slice(0, Math.max(0, MOST_CHIPS - beyond.length)), ...beyond];
}
