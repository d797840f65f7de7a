import type { PhraseGroup } from '../../lexicon.ts';

export const CHRONIC_PAIN: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Chronic Pain'] }],
  en: `
    (chronic pain|pain|pains|pain management|fibromyalgia|fibro|migraine|migraines|headaches|back pain|neck pain|joint pain|nerve pain|crps|endometriosis|arthritis|sciatica|phantom pain|whiplash|hurts all the time|constant pain|pelvic pain|tmj|painful|always in pain|ehlers danlos|long term pain)
    (live|living|lives|cope|coping|deal|dealing) with (pain|chronic pain|constant pain)
    (in|so much|constant|daily) pain [every day|all the time|since]
  `,
  fr: `
    (douleur chronique|douleurs chroniques|douleur|douleurs|gestion de la douleur|fibromyalgi*|fibro|migraine|migraines|maux de tete|maux de dos|mal de dos|mal au dos|arthrite|arthrose|endometriose|sciatique|algodystrophie|sdrc|nevralgie|mal partout|mal chronique|douleur persistante)
    (mal|douleur) (partout|tout le temps|constamment|tous les jours)
    (vivre|vis) avec (la|une) douleur
  `,
};
