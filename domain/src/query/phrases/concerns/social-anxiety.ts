import type { PhraseGroup } from '../../lexicon.ts';

export const SOCIAL_ANXIETY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Social Anxiety', 'Anxiety'] }],
  en: `
    (social anxiety|socially anxious|social phobia|shy|shyness|introvert*|public speaking|stage fright|selective mutism|self conscious|stutter*|stammer*|blush*|awkward|performance anxiety|speaking in public|presentations|afraid of people|afraid of being judged)
    (afraid|scared|terrified|fear|anxious|nervous|hate|uncomfortable) (of|around|with|in|about|being around) [big|new|other] <crowd>
    (afraid|scared|fear|worried) (of|about|to) (being judged|judgment|what people think|what others think|talk to people|talking to people|make friends|speak in class|speak up|speaking|meeting people|phone calls|raise my hand|embarrass myself|embarrassment)
    (can t|cannot|hard to|don t) (talk to people|make eye contact|speak in public|speak in front of people|go to parties|make friends|talk on the phone)
    (my|a) <child> (is shy|is very shy|doesn t talk at school|won t speak at school|has selective mutism|is afraid of people)
    (freeze|freeze up|shake|blush) (when|in front of|in) [i|people|class|meetings|someone]
  `,
  fr: `
    (anxiete sociale|phobie sociale|timide|timidite|gene|genee|introverti*|parler en public|prise de parole|presentation orale|exposes oraux|trac|mutisme selectif|peur du jugement|peur du regard des autres|regard des autres|rougir|rougis|begaie*|begayer|begaiement|anxieux en societe|mal a l aise en groupe)
    (peur|anxieux|anxieuse|gene|genee|mal a l aise|stresse|stressee) (de|du|des|avec|en|devant|dans|d|parmi) [le|les|la] <crowd>
    (peur de|peur d) (parler en public|parler aux gens|etre juge|etre jugee|ce que les autres pensent|deranger|rencontrer du monde)
    (pas|incapable|du mal a|difficulte a) [capable de] (parler aux gens|parler en public|me faire des amis|regarder dans les yeux|prendre la parole)
    (mon|ma) <child> (est timide|est tres timide|parle pas a l ecole|ne parle pas a l ecole|est gene|est genee)
    (gele|gelee|fige|figee) [ben|bien] [raide] [quand|devant|dans]
    (faire|fasse|fais|presenter) (un|des|mon) (oral|oraux|expose|presentation)
  `,
};
