import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { messageSchema, type Message } from './message.ts';

/** The oldest make room: a mailbox that a benchmark fills must not fill the disk. */
const MAX_MESSAGES = 500;

export interface MessageStore {
  /** Newest first. */
  list(): readonly Message[];
  find(id: string): Message | undefined;
  add(message: Message): void;
  clear(): void;
  /** Writes what is not yet in the file. */
  flush(): void;
}

/** Opens the mailbox's file; a damaged one starts afresh. Additions reach the file within a second, or on `flush`. */
export function openMessageStore(path: string): MessageStore {
  let messages = read(path);
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (timer === undefined) return;
    timer = undefined;
    writeFileSync(`${path}.new`, JSON.stringify(messages), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  const change = (next: Message[]) => {
    messages = next;
    timer ??= setTimeout(flush, 1_000);
  };
  return {
    list: () => messages,
    find: (id) => messages.find((message) => message.id === id),
    add: (message) => change([message, ...messages].slice(0, MAX_MESSAGES)),
    clear: () => change([]),
    flush,
  };
}

function read(path: string): Message[] {
  try {
    const kept = z.array(messageSchema).safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return kept.success ? kept.data : [];
  } catch {
    return []; // The first start.
  }
}
