import type { PhraseGroup } from '../../lexicon.ts';

export const BIPOLAR: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Bipolar Disorder'] }],
  en: `
    (bipolar*|bi polar|manic|mania|hypomani*|manic depressi*|cyclothymi*|lithium|mood stabilizer*|mood cycling|rapid cycling)
    (extreme|big|severe) (mood swings|highs and lows|ups and downs)
    (highs and lows|ups and downs)
    (spend|spending|spent) (all my money|too much money|like crazy) [and] [i don t sleep|no sleep]
    (bipolor|bypolar|bipolar 1|bipolar 2|bipolar two|type 2 bipolar|manic episode|mixed episode|hypomania|hypomanic|manic phase|cyclothymia|lamictal|lamotrigine|seroquel and lithium|mood episodes|extreme moods)
    (up|high|hyper|on top of the world) (one day|one minute|one week|then) [and] [crash|down|low|depressed] [the next]
    (going|goes|go|swing|swinging|swings) [from] (manic|high|highs|up and down|up) (to|and|then) (low|lows|down|depressed|crash|depression)
    (don t|not|haven t) (sleep|sleeping|slept) (for days|in days) (and|then) [spend|spending|talk|full of|crash]
    (up|awake|no sleep) for <number> days
    (maxed|maxing) out [the|my|his|her] (credit card|credit cards|visa)
    (talks|talking|talk) (so|really|too|super) fast
    (bpad|bipolar affective disorder|bd 1|bd 2|bd i|bd ii)
  `,
  fr: `
    (bipolar*|bipolaire|maniaque|manie|maniaco depressi*|hypoman*|cyclothymi*|lithium|stabilisateur d humeur)
    (hauts et bas|hauts et des bas|des hauts et des bas|sautes d humeur extremes)
    (depense|depenser) (plein|trop|tout) [d|mon] argent
    (mille|plein de) (projets|idees) [pis|puis|et|apres]
    (bipolarite|trouble bipolaire|bipo|bipolaire de type 2|bipolaire type 1|episode maniaque|phase maniaque|maniaco|hypomanie|cyclothymie|montagnes russes emotionnelles|montagnes russes|quetiapine|seroquel et lithium|regulateur d humeur)
    (up|high|euphorique|survolte|survoltee) (un jour|puis|pis|ensuite|apres) [down|a terre|au fond|le lendemain]
    (des|mes|ses) (hauts|highs) (et|pis|puis) [des|mes|ses] (bas|lows|tres bas)
    (debout|reveille|reveillee|dormi) [pas] depuis <number> jours
    (carte|cartes) de credit (pleine|pleines|loadee|loadees)
    (mab|tab|maladie affective bipolaire|trouble affectif bipolaire)
    (hauts|highs) ou (je|il|elle|on) <thing> [<thing>] (et|pis|puis) (bas|lows) [ou (je|il|elle|on) <thing> [<thing>]]
  `,
};
