import type { PhraseGroup } from '../../lexicon.ts';

export const RELATIONSHIPS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Relationship Issues'] }],
  en: `
    (relationship|relationships|interpersonal|dating|intimacy|commitment issues|codependen*|co dependen*|attachment|attachment style|attachment issues|trust issues|boundaries|setting boundaries|people pleas*|communication|communication skills|toxic friend*|friendship|friendships|making friends|make friends|love life|single|singlehood|jealous*|abandonment issues|insecure attachment|anxious attachment|avoidant)
    (can t|cannot|don t|hard to|afraid to) (trust|commit|open up|let people in|say no|find love|keep a relationship|make friends|be vulnerable)
    (fight*|argu*) (with|all the time with) my <partner>
    (fight*|conflict*|argu*) with my (friend|friends|roommate|coworkers)
    (social skills|no social life|socially awkward)
    (conflict|conflicts) [resolution|avoidance]
    (feel|always) (left out|excluded|rejected|abandoned|used|clingy|needy)
    (can t|cannot|unable to) (say no|set boundaries|stop people pleasing|be alone)
    (meet|meeting|making) (people|new people|friends)
    (everyone|everybody|nobody|people) [at school|at work] (hates|ignores|avoids|excludes) me
  `,
  fr: `
    (relation|relations|relationnel*|relations amoureuses|vie amoureuse|relation amoureuse|dependance affective|dependence affective|dependant affectif|dependante affective|codependance|attachement|intimite|engagement|confiance|peur de l engagement|peur de l abandon|jalousie|jaloux|jalouse|possessif|communication|mettre mes limites|mettre des limites|poser mes limites|dire non|celibat|celibataire|rencontres amoureuses|amitie|amities|se faire des amis|habiletes sociales)
    (pas|plus|du mal a|incapable de|difficulte a) [capable de] (faire confiance|m engager|m ouvrir|dire non|trouver l amour|me faire des amis)
    (conflit|conflits|chicane|chicanes|dispute|disputes) [avec] [mon|ma|mes] [<partner>|amis|amies]
    (toujours|souvent) (rejete|rejetee|exclu|exclue|abandonne|abandonnee)
    (pas|incapable d|incapable de) (dire non|etre seul|etre seule|mettre mes limites)
    (rencontrer|connaitre) (du monde|des gens|quelqu un)
    (tout le monde|les autres) (rit|rient|se moque|me niaise|m ignore|me rejette) [de moi]
  `,
};
