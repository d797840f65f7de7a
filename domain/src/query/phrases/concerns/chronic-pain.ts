import type { PhraseGroup } from '../../lexicon.ts';

export const CHRONIC_PAIN: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Chronic Pain'] }],
  en: `
    (chronic pain|pains|pain management|fibromyalgia|fibro|migraine|headaches|back pain|neck pain|joint pain|nerve pain|crps|endometriosis|arthritis|sciatica|phantom pain|whiplash|hurts all the time|constant pain|pelvic pain|tmj|painful|always in pain|ehlers danlos|long term pain)
    (live|living|lives|cope|coping|deal|dealing) with (pain|chronic pain|constant pain)
    (in|so much|constant|daily) pain [every day|all the time|since]
    (aches|aching|body aches|hurting all over|bad back|sore back|slipped disc|disc herniation|herniated disc|back surgery|spine|neuropathy|trigeminal|shingles pain|pelvic floor pain|vulvodynia|endometrosis|cluster headache*|fibromialgia|fybromyalgia|rheumatoid|ra pain|lower back|hurt my back|hurt back|hurts everywhere|pain clinic|pain psychologist|pain psychology|painkillers don t work|migraine*)
    (pain|hurt|hurts|hurting) (24 7|everyday|every day|all day|all over|won t go away|doesn t go away|since the accident|in my back|in my body|keeps me up|that won t stop|for years|never stops|makes me|flare ups|flares|everywhere)
    (cope|coping|live|living|deal|dealing|manage|managing) (with|) [my|the|chronic|constant] (pain|migraines|fibro|fibromyalgia|back pain|endometriosis|arthritis|headaches)
  `,
  fr: `
    (douleur chronique|douleur|gestion de la douleur|fibromyalgi*|fibro|migraine|maux de tete|maux de dos|mal au dos|arthrite|arthrose|endometriose|sciatique|algodystrophie|sdrc|nevralgie|mal partout|mal chronique|douleur persistante)
    (mal|douleur) (partout|tout le temps|constamment|tous les jours)
    (vivre|vis) avec (la|une) douleur
    (mal de cou|mal aux os|dos fini|dos barre|hernie|hernie discale|nerf sciatique|neuropathie|cephalee*|mal de tete tout le temps|migraine*|polyarthrite|entorse lombaire|douleur*|douloureux|fibro*|vulvodynie|zona|syndrome douloureux|clinique de la douleur|souffre physiquement|corps qui fait mal)
    (mal) (au|a|aux|dans|de) [la|le|mon|ma] (dos|cou|tete|jambes|articulations|hanche|epaule|genoux|epaules|bassin) [depuis|chronique|tout le temps|24 7|sans arret]
    (gerer|vivre|composer|apprivoiser|endurer|tanne|tannee) (avec|) [d|de] [avoir] [ma|mes|la|les|mon] (douleur|douleurs|mal|migraines|fibro|fibromyalgie|arthrite|endometriose|mal de dos)
  `,
};
