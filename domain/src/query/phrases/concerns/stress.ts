import type { PhraseGroup } from '../../lexicon.ts';

export const STRESS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Stress Management'] }],
  en: `
    (stress*|stressed|stressful|stressed out|stressing|overwhelm*|pressure|under pressure|too much on my plate|frazzled|swamped|overload*|overstimulat*|high strung|tension headaches|relaxation|relax|coping skills|coping strategies|self care|work life balance|resilience|emotional regulation|emotion regulation|dysregulat*)
    (too much|so much|a lot of|lots of) (stress|pressure|going on|on my mind|responsibility)
    (can t|cannot|not) (cope|handle it|handle everything|keep up|manage anymore|take it anymore|deal anymore|coping)
    (everything|it) (is|s) (too much|overwhelming|piling up)
    (student|exam|school|work|money|financial|family|caregiver|parental|job|holiday) stress
    (exam|exams|finals|thesis|dissertation|deadline|deadlines)
    (money|financial|debt) (problems|worries|trouble|issues)
    (caregiver|caregiving|caring for|taking care of) [my|a|an] [aging|sick|elderly|disabled] [<relative>|<partner>|parent|parents]
    (sandwich generation|caregiver|caregivers|caregiving|caregiver burnout|compassion fatigue)
    (in|having) (crisis|a crisis|a rough time|a hard time|a tough time)
    (nervous|emotional) (breakdown|exhaustion)
  `,
  fr: `
    (stress|stresse|stressee|stressant|stresser|surcharge|surcharge mentale|charge mentale|deborde|debordee|submerge|submergee|depasse|depassee|pression|sous pression|tension|relaxation|se detendre|gestion du stress|equilibre de vie|conciliation travail famille|resilience|regulation emotionnelle|gerer mes emotions|gestion des emotions|gerer ses emotions|emotions)
    (trop|tellement|beaucoup) [de|d] (stress|pression|choses|responsabilites|stressee|stresse)
    (pas|plus) [capable de|] (gerer|suivre|y arriver|faire face)
    (j en peux plus|je n en peux plus|n en peux plus|en peux plus|en peux pu|j en peux pu|plus capable|pu capable|je suis tannee|tanne de tout|ecoeure)
    (stress|pression) (etudes|scolaire|des examens|au travail|financier|familial)
    (examen|examens|fin de session|echeances)
    (probleme|problemes|soucis|stress) (d argent|financier|financiers)
    (proche aidant|proche aidante|proches aidants|aidant naturel|aidante naturelle|prendre soin de (mon|ma|mes) <relative>|usure de compassion|fatigue de compassion)
    (en|situation de|etat de) crise
    (crise|depression) (de nerfs|nerveuse)
  `,
};
