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
