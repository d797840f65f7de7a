import type { PhraseGroup } from '../../lexicon.ts';

export const REHABILITATION: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Rehabilitation'] }],
  en: `
    (rehab psychology|rehabilitation|rehabilitat*|physical rehab*|spinal cord injury|spinal injury|workplace injury|work injury|injured worker|injury recovery|recovering from (surgery|injury|an accident)|after (surgery|an injury|my injury)|disability adjustment|amputation|paralys*|wheelchair|vocational rehab*|return to function|catastrophic injury|sports injury)
  `,
  fr: `
    (readaptation|rehabilitation|blessure medullaire|lesion medullaire|accident du travail|accidente du travail|travailleur blesse|blesse au travail|blessee au travail|retablissement apres (une chirurgie|un accident|une blessure)|apres (une operation|ma blessure|une blessure)|paralys*|fauteuil roulant|readaptation professionnelle|perte d autonomie|blessure sportive)
  `,
};
