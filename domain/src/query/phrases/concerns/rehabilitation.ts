import type { PhraseGroup } from '../../lexicon.ts';

export const REHABILITATION: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Rehabilitation'] }],
  en: `
    (rehab psychology|rehabilitation|rehabilitat*|physical rehab*|spinal cord injury|spinal injury|workplace injury|work injury|injured worker|injury recovery|recovering from (surgery|injury|an accident)|after (surgery|an injury|my injury)|disability adjustment|amputation|paralys*|wheelchair|vocational rehab*|return to function|catastrophic injury|sports injury)
    (rehab after (stroke|accident|injury|surgery)|post stroke|stroke survivor|spinal|paraplegic|quadriplegic|lost my leg|lost my arm|lost a limb|prosthetic|work hardening|occupational injury|injured at work|hurt at work|fell off a ladder|fell at work|work accident|accident at work|permanent injury|long recovery|catastrophic impairment|insurance rehab|functional recovery)
  `,
  fr: `
    (readaptation|rehabilitation|blessure medullaire|lesion medullaire|accident du travail|travailleur blesse|blesse au travail|retablissement apres (une chirurgie|un accident|une blessure)|apres (une operation|ma blessure|une blessure)|paralys*|fauteuil roulant|readaptation professionnelle|perte d autonomie|blessure sportive)
    (readapt*|reeducation|post avc|apres mon avc|paraplegique|quadriplegique|tetraplegique|perdu une jambe|perdu un bras|prothese|accident de travail|blesse a la job|tombe d un echafaud|tombe d une echelle|retour a la vie active|limitations fonctionnelles|convalescence|centre de readaptation|victime d accident)
  `,
};
