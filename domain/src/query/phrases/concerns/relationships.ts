import type { PhraseGroup } from '../../lexicon.ts';

export const RELATIONSHIPS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Relationship Issues'] }],
  en: `
    (relationship|interpersonal|intimacy|commitment issues|codependen*|co dependen*|attachment|attachment style|attachment issues|trust issues|boundaries|setting boundaries|people pleas*|communication skills|toxic friend*|friendship|making friends|make friends|love life|single|singlehood|jealous*|abandonment issues|insecure attachment|anxious attachment|avoidant)
    (can t|cannot|don t|hard to|afraid to) (trust|commit|open up|let people in|say no|find love|keep a relationship|make friends|be vulnerable)
    (fight*|argu*) (with|all the time with) my <partner>
    (fight*|conflict*|argu*) with my (friend|friends|roommate|coworkers)
    (social skills|no social life)
    (conflict|conflicts) [resolution|avoidance]
    (feel|always) (left out|excluded|rejected|abandoned|used|clingy|needy)
    (can t|cannot|unable to) (say no|set boundaries|stop people pleasing|be alone)
    (meet|meeting|making) (people|new people|friends)
    (everyone|everybody|nobody|people) [at school|at work] (hates|ignores|avoids|excludes) me
    (attachement issues|attachement|love addict|love addiction|commitment phobe|commitment phobic|afraid of commitment|fear of commitment|fear of intimacy|afraid of intimacy|trust problems|jealousy|clingy|needy|co dependant|codependant|codependence|people pleaser|doormat|pushover|boundary issues|friend drama|lost all my friends|friend breakup|toxic friend|conflict avoidant|red flags|love bombing|love bombed|situationships|dating apps|dating issues|first date|never had a girlfriend|never had a boyfriend|forever alone|incel)
    (always|keep|keeps|only) (picking|choosing|dating|attracting|falling for|ending up with|meeting) [the|with] (wrong|same type|same kind|bad|toxic|narcissists|assholes|losers|unavailable|emotionally unavailable|abusive) [guy|guys|men|women|people|person|partners]
    (can t|cannot|don t|hard to|trouble|never|scared to|afraid to|unable to) (keep a relationship|trust anyone|trust anybody|trust people|trusting|trust him|trust her|trust men|trust women|open up|let anyone in|let people in|connect|connecting with people|commit|say no|set boundaries|find a partner|find someone|find love|make friends|keep friends|express my feelings|get close|be alone|communicate|communicating)
    (trouble|difficulty|problems|issues|struggle) (with|in|making|keeping|maintaining) (relationships|my relationship|friends|friendships|relationship|dating|intimacy|trust|boundaries|communication)
    (attachment|abandonment|trust|intimacy|boundary|commitment|relational|communication) (issues|problems|style|wounds|patterns|trauma|difficulties)
    (same|bad|unhealthy|toxic) (patterns|pattern|relationships|relationship|friendships)
    (my|the) (friends|friend|bestie|roommate|best friend) (left me|left me out|hate me|hates me|ghosted me|is toxic|are fake|dropped me|ignore me|turned on me|betrayed me)
    (feel|feeling|felt) (unloved|rejected|abandoned|betrayed|left out|excluded|used|misunderstood|disconnected) [by|in]
  `,
  fr: `
    (relation|relationnel*|relations amoureuses|vie amoureuse|dependance affective|dependence affective|dependant affectif|dependante affective|codependance|attachement|intimite|engagement|confiance|peur de l engagement|peur de l abandon|jalousie|jaloux|possessif|mettre mes limites|mettre des limites|poser mes limites|dire non|celibat|celibataire|rencontres amoureuses|amitie|se faire des amis|habiletes sociales)
    (pas|plus|du mal a|incapable de|difficulte a) [capable de] (faire confiance|m engager|m ouvrir|dire non|trouver l amour|me faire des amis)
    (conflit|conflits|chicane|chicanes|dispute|disputes) [avec] [mon|ma|mes] [<partner>|amis|amies]
    (toujours|souvent) (rejete|rejetee|exclu|exclue|abandonne|abandonnee)
    (pas|incapable d|incapable de) (dire non|etre seul|etre seule|mettre mes limites)
    (rencontrer|connaitre) (du monde|des gens|quelqu un)
    (tout le monde|les autres) (rit|rient|se moque|me niaise|m ignore|me rejette) [de moi]
    (dependances affectives|co dependance|peur du rejet|peur de l intimite|style d attachement|attachement anxieux|attachement evitant|attachement insecure|abandonnique|manque affectif|blessure d abandon|rejete|jalousie maladive|possessivite|relations toxiques|amis toxiques|solitude amoureuse|rencontres|sites de rencontre|tinder|jamais eu de blonde|jamais eu de chum|bonasse|trop fin|trop gentille|sauveur|sauveuse|plaire a tout le monde)
    (toujours|encore|tombe|retombe) [toujours|encore|sur|avec] [le|les|la|sur|avec] (meme|memes|mauvais|mauvaises|mauvaise) (genre|type|gars|filles|relations|patterns|personnes|hommes|femmes|pattern|scenario)
    (pas|plus|du mal|difficulte|difficile|peur|incapable|misere) [capable] (a|de|d) (faire confiance|m ouvrir|m engager|m attacher|aimer|dire non|mettre mes limites|garder un chum|garder une blonde|garder mes amis|me faire des amis|me faire une blonde|m exprimer|communiquer|exprimer mes emotions|exprimer ce que je ressens|etre seule|etre seul|me laisser aimer)
    (me|m) (fais|fait|faire) (marcher dessus|avoir|manger la laine sur le dos|manipuler|utiliser|rejeter|toujours avoir)
    (problemes|difficultes|probleme|difficulte|blocage|patterns) (relationnels|relationnelles|relationnel|d attachement|de confiance|d engagement|amoureux|avec les femmes|avec les hommes|de communication|avec mes amis|d intimite|affectifs)
    (mes|mon|ma) (amis|amies|amie|ami|gang) (me rejettent|m ont laisse tomber|me parlent plus|m ignorent|m a trahi|m a trahie|me laissent de cote|me rejette|sont faux)
  `,
};
