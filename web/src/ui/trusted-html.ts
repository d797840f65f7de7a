import { createTrustPolicy, type TrustPolicy } from '../site/trust-policy.ts';

let policy: TrustPolicy | null = null;

/**
 * HTML that the build made, for React to set: the pages' Content-Security-Policy keeps browsers from taking a bare text.
 * Nothing else may be handed to it.
 */
export function trustedHtml(html: string): string {
  policy ??= createTrustPolicy('written-html', (text) => text);
  return policy ? policy.createHTML(html) : html;
}
