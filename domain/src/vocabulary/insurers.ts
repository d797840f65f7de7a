import { insurerVocabulary } from '../../generated/vocabularies/insurers.js';
import { fold } from '../text/fold.ts';
import { splitList, uniqueFolded } from '../text/list-field.ts';

export { insurerVocabulary };

/**
 * Public health plans pay no psychologist in private practice: nobody bills them, whatever a register or an old row says. Folded. They cover
 * psychologists in hospitals and public clinics, who are not here.
 */
const PUBLIC_PLANS: ReadonlySet<string> = new Set([
  'ramq',
  'ohip',
  'ahcip',
  'medicare',
  'assurance maladie',
  'assurance maladie du quebec',
  "regie de l'assurance maladie du quebec",
]);

export function isPublicPlan(name: string): boolean {
  return PUBLIC_PLANS.has(fold(name));
}

/** What a profile says whom it bills, without what nobody can: canonical names, once each. */
export function billedInsurers(field: string | null): string[] {
  return uniqueFolded(
    splitList(field)
      .filter((item) => !isPublicPlan(item))
      .map((item) => insurerVocabulary.canonical(item)),
  );
}
