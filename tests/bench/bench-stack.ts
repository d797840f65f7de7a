import { readFile } from 'node:fs/promises';
import type { StackAddresses } from '@directory/stack/stack-file';
import { startStackProcess } from '../runner/stack-process.ts';

export interface BenchStack extends StackAddresses, AsyncDisposable {
  /** The process that holds all the others. */
  pid: number;
}

/** A whole directory of that many profiles, on ports and in a folder of its own. Disposing stops and removes it. */
export async function startBenchStack(profiles: number): Promise<BenchStack> {
  // A benchmark is one address, and so is whoever takes pictures.
  const limits = {
    SEARCHES_PER_MINUTE: '1000000000',
    PAGES_PER_MINUTE: '1000000000',
    CONTACT_MESSAGES_PER_10_MINUTES: '1000000',
  };
  const env = { ...process.env, ...limits, SAMPLE_PROFILES: String(profiles), PORT: '0' };
  const stack = await startStackProcess(env);
  const addresses = JSON.parse(await readFile(stack.stackFile, 'utf8')) as StackAddresses;
  return { ...addresses, pid: stack.pid, [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose]() };
}
