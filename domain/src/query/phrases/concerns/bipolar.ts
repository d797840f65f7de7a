import type { PhraseGroup } from '../../lexicon.ts';

export const BIPOLAR: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Bipolar Disorder'] }],
  en: `
    (bipolar*|bi polar|manic|mania|hypomani*|manic depressi*|cyclothymi*|lithium|mood stabilizer*|mood cycling|rapid cycling)
    (extreme|big|severe) (mood swings|highs and lows|ups and downs)
    (highs and lows|ups and downs)
    (spend|spending|spent) (all my money|too much money|like crazy) [and] [i don t sleep|no sleep]
  `,
  fr: `
    (bipolar*|bipolaire|maniaque|manie|maniaco depressi*|hypoman*|cyclothymi*|lithium|stabilisateur d humeur)
    (hauts et bas|hauts et des bas|des hauts et des bas|sautes d humeur extremes)
    (depense|depenser) (plein|trop|tout) [d|mon] argent
    (mille|plein de) (projets|idees) [pis|puis|et|apres]
  `,
};
