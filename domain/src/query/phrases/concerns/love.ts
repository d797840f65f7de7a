import type { PhraseGroup } from '../../lexicon.ts';

export const LOVE: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Relationship Issues', 'Couples'] }],
  en: `
    (break up|breakup|breaking up|broke up|heartbreak|heartbroken|broken heart|dumped|ghosted|getting over my ex|got dumped|ex won t leave me|split up|separated|separation|separating|divorc*)
    (going through|after|since|during) [a|my|the] (divorce|separation|breakup|break up|split)
    (my|a) <partner> (left me|left|dumped me|wants to leave|broke up with me|is leaving|and i fight|doesn t love me|ignores me|moved out)
    (long distance|open relationship|polyamor*|poly|non monogam*|enm|mixed culture couple|interracial)
    (problems|trouble|issues) with my <partner>
    (fell|falling) out of love
    (can t get over|never got over|getting over|miss|missing) my (ex|<partner>)
    (thinking about|think about|considering|want a|wants a|filing for|getting a|in the middle of) (leaving|divorce|separating|splitting up)
    (we|are|were|re) splitting up
    (he|she|they) (left|cheated|moved out|moved on|doesn t love me|wants out)
    (found|finding|saw|read) (texts|messages|out he|out she|his phone|her phone)
    (should|thinking|want|afraid) (i|of|to|about) (leave|leaving|stay with|divorce|divorcing) my <partner>
  `,
  fr: `
    (rupture|ruptures|peine d amour|peines d amour|chagrin d amour|coeur brise|separation|separe|separee|separer|divorc*|on s est laisse|laisse par|quitte par|on s est separe|ghoste)
    (vivre|vis|apres|suite a|pendant|depuis) [une|un|ma|mon] (separation|divorce|rupture|peine d amour)
    (mon|ma) <partner> (m a laisse|m a quitte|m a quittee|veut me quitter|veut partir|est parti|est partie|ne m aime plus|m ignore|me parle plus)
    (probleme|problemes|difficultes) avec (mon|ma) <partner>
    (couple ouvert|polyamour*|non monogam*|relation a distance|couple mixte)
    (on|pense|veut|va|parle de) (se laisser|se separer|divorcer|se quitter)
    (il|elle) (m a laisse|m a laissee|m a quitte|m a quittee|m a trompe|m a trompee|est parti|est partie|veut partir)
    (trouve|decouvert|vu|lu) (des textos|des messages|son telephone|qu il|qu elle)
    (je feel|feel|file) pas depuis (mon|ma|que)
    (mon|ma) <partner> (m a|ma|vient de me) (laisse|laissee|quitte|domper|flushe)
  `,
};
