import { StackError, reasonOf } from '../stack-error.ts';

/** Asks a server that the environment names once. @throws StackError with that code that begins with `what` and the reason */
export async function reach<T>(code: string, what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new StackError(code, `${what}: ${reasonOf(cause)}.`, { cause });
  }
}

/** Resolves when the address answers with a status that is right. @throws when it does not */
export async function fetchStatus(
  url: string,
  isRight: (status: number) => boolean,
  init: RequestInit,
): Promise<void> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!isRight(response.status)) throw new Error(`HTTP ${response.status}`);
}
