import { readFileSync } from 'node:fs';
import type { StackAddresses } from '@directory/stack/stack-file';

/**
 * The addresses and local keys of the running stack, from the file that STACK_JSON names.
 * @throws Error when there is none: these tests need a real stack (`npm test -- integration` starts one)
 */
export function readStack(): StackAddresses {
  const path = process.env['STACK_JSON'];
  if (path === undefined || path === '') {
    throw new Error(
      'STACK_JSON names no file. Run `npm test -- integration`, or set it to the stack.json of a running stack.',
    );
  }
  return JSON.parse(readFileSync(path, 'utf8')) as StackAddresses;
}
