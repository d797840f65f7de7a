const KEY = 'statistics_visit';

/** Without storage the visit lasts as long as the document. */
let unkept: string | undefined;

/** Names this tab's visit: random, known to nobody else, gone with the tab. */
export function visitId(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    const made = randomId();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    // The browser keeps no storage for this site.
    return (unkept ??= randomId());
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
