import type { PhraseGroup } from '../../lexicon.ts';

export const RELATIONSHIPS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Relationship Issues', 'Couples'] }],
  en: `
    (relationship|relationships|interpersonal|dating|intimacy|commitment issues|codependen*|co dependen*|attachment|attachment style|attachment issues|trust issues|boundaries|setting boundaries|people pleas*|communication|communication skills|toxic friend*|friendship|friendships|making friends|make friends|love life|single|singlehood|jealous*|abandonment issues|insecure attachment|anxious attachment|avoidant)
    (break up|breakup|breaking up|broke up|heartbreak|heartbroken|broken heart|dumped|ghosted|getting over my ex|got dumped|ex won t leave me|split up|separated|separation|separating|divorc*)
    (going through|after|since|during) [a|my|the] (divorce|separation|breakup|break up|split)
    (my|a) <partner> (left me|left|dumped me|wants to leave|broke up with me|is leaving|and i fight|doesn t love me|ignores me|moved out)
    (can t|cannot|don t|hard to|afraid to) (trust|commit|open up|let people in|say no|find love|keep a relationship|make friends|be vulnerable)
    (fight*|argu*) (with|all the time with) my <partner>
    (fight*|conflict*|argu*) with my (friend|friends|roommate|coworkers)
    (long distance|open relationship|polyamor*|poly|non monogam*|enm|mixed culture couple|interracial)
    (problems|trouble|issues) with my <partner>
    (fell|falling) out of love
    (social skills|no social life|socially awkward)
    (conflict|conflicts) [resolution|avoidance]
  `,
  fr: `
    (relation|relations|relationnel*|relations amoureuses|vie amoureuse|relation amoureuse|dependance affective|dependant affectif|dependante affective|codependance|attachement|intimite|engagement|confiance|peur de l engagement|peur de l abandon|jalousie|jaloux|jalouse|possessif|communication|mettre mes limites|mettre des limites|poser mes limites|dire non|celibat|celibataire|rencontres amoureuses|amitie|amities|se faire des amis|habiletes sociales)
    (rupture|ruptures|peine d amour|peines d amour|chagrin d amour|coeur brise|separation|separe|separee|separer|divorc*|on s est laisse|laisse par|quitte par|on s est separe|ghoste)
    (vivre|vis|apres|suite a|pendant|depuis) [une|un|ma|mon] (separation|divorce|rupture|peine d amour)
    (mon|ma) <partner> (m a laisse|m a quitte|m a quittee|veut me quitter|veut partir|est parti|est partie|ne m aime plus|m ignore|me parle plus)
    (pas|plus|du mal a|incapable de|difficulte a) [capable de] (faire confiance|m engager|m ouvrir|dire non|trouver l amour|me faire des amis)
    (conflit|conflits|chicane|chicanes|dispute|disputes) [avec] [mon|ma|mes] [<partner>|amis|amies]
    (probleme|problemes|difficultes) avec (mon|ma) <partner>
    (couple ouvert|polyamour*|non monogam*|relation a distance|couple mixte)
  `,
};
