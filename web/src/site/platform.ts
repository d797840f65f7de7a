/** Calls back once the browser has nothing better to do, within a second or so. @returns what stops the waiting */
export function onceIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 1_000 });
  return () => cancelIdleCallback(handle);
}

/** A random UUID (version 4). `crypto.randomUUID` is missing where the site is not served over https. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A policy of the Trusted Types API, as far as this site uses it. */
export interface TrustPolicy {
  /** Really an object, which React and the browser take where they take markup. */
  createHTML(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): TrustPolicy;
}

/**
 * Makes a policy of a name that the Content-Security-Policy lists, once for each name. `createHTML` returns null for what it
 * refuses. Null on the server and in browsers without Trusted Types: there a text is enough.
 */
export function createTrustPolicy(
  name: string,
  createHTML: (text: string) => string | null,
): TrustPolicy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, { createHTML }) ?? null;
}
