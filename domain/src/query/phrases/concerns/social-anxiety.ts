import type { PhraseGroup } from '../../lexicon.ts';

export const SOCIAL_ANXIETY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Social Anxiety'] }],
  en: `
    (social anxiety|socially anxious|social phobia|shy|shyness|introvert*|public speaking|stage fright|selective mutism|self conscious|stutter*|stammer*|blush*|awkward|performance anxiety|speaking in public|presentations|afraid of people|afraid of being judged)
    (afraid|scared|terrified|fear|anxious|nervous|hate|uncomfortable) (of|around|with|in|about|being around) [big|new|other] <crowd>
    (afraid|scared|fear|worried) (of|about|to) (being judged|judgment|what people think|what others think|talk to people|talking to people|make friends|speak in class|speak up|speaking|meeting people|phone calls|raise my hand|embarrass myself|embarrassment)
    (can t|cannot|hard to|don t) (talk to people|make eye contact|speak in public|speak in front of people|go to parties|make friends|talk on the phone)
    <child> (is shy|is very shy|doesn t talk at school|won t speak at school|has selective mutism|is afraid of people)
    (freeze|freeze up|shake|blush) (when|in front of|in) [i|people|class|meetings|someone]
    (socially akward|awkward around people|painfully shy|super shy|so shy|introverted|people scare me|hate people|public speeking|speech anxiety|phone anxiety|call anxiety|small talk|party anxiety|blushing|stuttering|selectively mute|social situations|social skills group|social fear|social battery|wallflower|hermit|recluse)
    (scared|afraid|terrified|anxious|nervous|panic|freeze|sweat|shake|shaking|blush|hate|dread|avoid|avoiding) [of|around|about|when|in|at|to|before|with|talking|giving|making|having|during] [a|the|to|my|big|new] (people|crowds|parties|meetings|strangers|presentations|presentation|speech|speeches|public|talk to people|talk in class|talk in front of class|speak in class|speak in public|phone calls|make phone calls|talking to people|social events|class|eat in front of people|order food|small talk|new people|interviews|job interviews|weddings|my wedding speech|group|groups|conversation|conversations|girls|boys|dates)
    (everyone|people|they|everybody|strangers) (stares|stare|is judging me|are judging me|judge me|judges me|is looking at me|are looking at me|is watching me at school|laughs at me|think i m weird|thinks i m weird|stares at me|stare at me)
    (my|the) (voice|hands|face|knees) (shakes|shake|goes red|turns red|gets red) [when]
    (eat|eating) (alone|lunch alone|in the bathroom|my lunch alone)
    (what|care what|worry what|worried what) (people|others|everyone) think
    (can t|don t|won t|never) (order|answer the phone|talk to girls|talk to boys|make calls|look people in the eye|speak up|raise my hand|introduce myself|talk to strangers|go to parties|go to social events)
    (sign|signing|write|writing|eat|eating) [my name] in front of (people|others|someone|everyone|a teller|the bank teller)
    (can t|cannot|hate|scared to|afraid to) (make|making|answer|answering) [phone] calls
    (hate|hates) being (looked at|stared at|the centre of attention|around people|watched)
    (socially|social) (awkward|inept|anxious|clumsy|isolated kid)
    (everyone|everybody|people|they|kids|strangers) [at school|at work|in class] (stare|stares|staring|look|looks|looking|judge|judges|judging|laugh|laughs|laughing) [at] (me|him|her)
    (eat|eats|eating|ate|have|having|spend|spends) [my|his|her] (lunch|lunches|lunchtime|recess|breaks) (alone|by myself|by himself|by herself|in the (bathroom|washroom|library|car|stairwell))
    (hide|hides|hiding|cry|crying) in the (bathroom|washroom|library) [at] [lunch|recess|school|parties]
    (talk|talking|speak|speaking|present|presenting|stand|standing) in front of [the|my] (class|people|everyone|others|team)
    (no one|nobody|never) (to sit with|sits with me|invites me|invited me|sits with him|sits with her|invites her|invites him)
  `,
  fr: `
    (anxiete sociale|phobie sociale|timide|timidite|gene|introverti*|parler en public|prise de parole|presentation orale|exposes oraux|trac|mutisme selectif|peur du jugement|peur du regard des autres|regard des autres|rougir|rougis|begaie*|begayer|begaiement|anxieux en societe|mal a l aise en groupe)
    (peur|anxieux|anxieuse|gene|genee|mal a l aise|stresse|stressee) (de|du|des|avec|en|devant|dans|d|parmi) [le|les|la] <crowd>
    (peur de|peur d) (parler en public|parler aux gens|etre juge|etre jugee|ce que les autres pensent|deranger|rencontrer du monde)
    (pas|incapable|du mal a|difficulte a) [capable de] (parler aux gens|parler en public|me faire des amis|regarder dans les yeux|prendre la parole)
    <child> (est timide|est tres timide|parle pas a l ecole|ne parle pas a l ecole|est gene|est genee)
    (gele|gelee|fige|figee) [ben|bien] [raide] [quand|devant|dans]
    (faire|fasse|fais|presenter) (un|des|mon) (oral|oraux|expose|presentation)
    (timid*|trop gene|ben gene|anxieux socialement|bafouill*|begaie|rougi*|exposes|oraux|prendre la parole|parler devant les gens|parler devant la classe|parler en avant|socialiser|sociabiliser|habiletes sociales|malaise en societe|malaise social)
    (peur|gene|genee|stresse|stressee|panique|capote|angoisse|incapable|trac|bloque|fige|gele|tremble) (de|d|du|des|quand|devant|avec|en|dans|a|pour) [faut que|je|la|le|les|un|une|du] (parler|parler devant|parler en public|parler au monde|parler aux filles|parler aux gars|parler au telephone|monde|gens|groupe|groupes|classe|foule|oral|expose|presentation|regard des autres|jugement|juge|jugee|reunions|partys|fetes|inconnus|rencontrer des gens|repondre au telephone|faire un appel|manger devant les autres|lever la main|sortir voir du monde|aller a l epicerie)
    (tout le monde|les gens|le monde|les autres) (me regarde|me regardent|me juge|me jugent|rit de moi|rient de moi|pense que|pensent que|me trouve bizarre|me trouvent bizarre|me fixe)
    (ce que|qu est ce que) (les gens|les autres|le monde) (pense|pensent|vont penser|dit|disent) [de moi]
    (mange|manger|dine|diner) (seul|seule|toute seule|tout seul) [a l ecole|dans les toilettes|a la cafeteria]
    (deviens|vire|devient|je) rouge [comme une tomate]
    (capable|peur) (de|d) (faire|repondre) (des|un|aux) appels
    (deteste|hais) (qu on me regarde|etre regarde|etre regardee|etre le centre de l attention)
    (mal a l aise|pas a l aise|stresse|stressee|maladroit|maladroite) [socialement|en societe|en groupe|avec le monde|avec les gens]
    (tout le monde|le monde|les gens|les autres|on) me (regarde|regardent|devisage|devisagent|fixe|fixent|juge|jugent)
    (mange|manger|dine|diner) [mon lunch] (seul|seule|tout seul|toute seule|cache|cachee|dans les toilettes|aux toilettes|dans les bathrooms)
    (cache|cacher) (dans|aux) [les] (toilettes|salles de bain) [a l ecole|le midi]
    (toujours|tout le temps|tjs) (seul|seule|tout seul|toute seule) a l ecole
    (parler|presenter|lire) (devant|en avant de) (la|ma|les|mes|du) (classe|monde|gens|collegues)
    (jamais|personne) (m invite|m a invite|invite nulle part|veut etre avec moi)
  `,
};
