import { readFileSync } from 'node:fs';
import type { StackAddresses } from '@directory/stack/stack-file';

/** The addresses and local keys of the running stack. @throws Error as {@link stackFile} does */
export function readStack(): StackAddresses {
  return JSON.parse(readFileSync(stackFile(), 'utf8')) as StackAddresses;
}

/**
 * The file that STACK_JSON names, in the stack's DATA_DIR.
 * @throws Error when it names none: these tests need a real stack (`npm test -- integration` starts one)
 */
export function stackFile(): string {
  const path = process.env['STACK_JSON'];
  if (path === undefined || path === '') {
    throw new Error(
      'STACK_JSON names no file. Run `npm test -- integration`, or set it to the stack.json of a running stack.',
    );
  }
  return path;
}
