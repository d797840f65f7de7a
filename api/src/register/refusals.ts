import type { ProvinceCode } from '@directory/domain/provinces';
import type { ImportPlan } from './plan.ts';
import type { RegisterEntry } from './read-rows.ts';

/** A file that hides more than this share of a register's people is more likely the wrong one. */
const MOST_DEPARTED = 1 / 3;
/** A file of which more than this share live in other provinces, or stand in another register under name and number, is another one's. */
const MOST_FOREIGN = 1 / 2;

/**
 * Why this file should not be taken in, in sentences for the operator; empty when nothing speaks against it. `--force` takes it in all the
 * same.
 * @param foreign how many entries stand in another register, by name and number
 */
export function refusalsOf(
  entries: readonly RegisterEntry[],
  plan: ImportPlan,
  facts: {
    province: ProvinceCode;
    foreign: number;
    checkedOn: string;
    lastCheckedOn: string | null;
    present: number;
  },
): string[] {
  const refusals: string[] = [];
  if (entries.length === 0) refusals.push('It has no rows.');
  const departed = plan.departed.length;
  if (departed > facts.present * MOST_DEPARTED)
    refusals.push(
      `${departed} of the ${facts.present} people of this register are not in it, and would be hidden.`,
    );
  const elsewhere = entries.filter(
    ({ values }) => values.province && values.province !== facts.province,
  ).length;
  if (elsewhere > entries.length * MOST_FOREIGN)
    refusals.push(
      `${elsewhere} of its ${entries.length} people are in another province than ${facts.province}.`,
    );
  if (facts.foreign > entries.length * MOST_FOREIGN)
    refusals.push(
      `${facts.foreign} of its ${entries.length} people stand in another register under the same number.`,
    );
  if (facts.lastCheckedOn !== null && facts.checkedOn < facts.lastCheckedOn)
    refusals.push(
      `It is of ${facts.checkedOn}, and the register was last read as of ${facts.lastCheckedOn}.`,
    );
  return refusals;
}
