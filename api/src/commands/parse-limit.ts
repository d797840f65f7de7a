import { InvalidArgumentError } from 'commander';

/** The number of a `--limit`: whole, from 1 to 1000. @throws InvalidArgumentError */
export function parseLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
    throw new InvalidArgumentError('It takes a whole number from 1 to 1000.');
  }
  return limit;
}
