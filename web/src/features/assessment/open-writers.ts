/** The name under which a document that gives answers holds a lock for as long as it is open. */
const lockName = (writer: string) => `assessment-writer-${writer}`;

const held = new Set<string>();

/**
 * Shows the other tabs that this document is open and that these answers are its own. The browser lets go of the lock when the document
 * is closed, however that happens; one that is put to sleep keeps it, and would answer no message.
 */
export function showWriterOpen(writer: string): void {
  if (held.has(writer) || !hasLocks()) return;
  held.add(writer);
  // Shared: a copied tab goes on from the same answers.
  void navigator.locks.request(lockName(writer), { mode: 'shared' }, () => new Promise(() => undefined));
}

/** Whether a document that gave answers is still open. Where the browser has no locks (an address without https) nobody knows: false. */
export async function isWriterOpen(writer: string): Promise<boolean> {
  if (writer === '' || !hasLocks()) return false;
  const { held: locks = [] } = await navigator.locks.query();
  return locks.some(({ name }) => name === lockName(writer));
}

function hasLocks(): boolean {
  return 'locks' in navigator;
}
