import type { PhraseGroup } from '../../lexicon.ts';

export const SELF_ESTEEM: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Self-Esteem'] }],
  en: `
    (self esteem|self worth|self confidence|confidence|confident|low self esteem|insecure|insecurity|insecurities|self image|self love|self acceptance|inferiority|inferior|imposter syndrome|impostor syndrome|imposter|impostor|perfection*|self critic*|inner critic|shame|ashamed|guilt|guilty|assertive*|assertion|self doubt|doubt myself|worthless*|self respect|self hatred|self loathing|personal growth|self discovery|self improvement|body confidence)
    (hate|hates|hating|don t like|dislike|disgusted with) (myself|himself|herself|themselves|who i am|the way i look)
    (not|never) (good enough|smart enough|enough|confident|pretty enough|worthy)
    (feel|feeling|feels|think i m) (inferior|like a fraud|like a loser|like a failure|ugly|stupid|worthless|not good enough|unlovable|insecure|inadequate|judged|ashamed)
    (believe in|love|accept|trust|find) myself
    (no|lack of|low|boost|build|gain|zero) (confidence|self esteem|self confidence|self worth)
    (my|a) <child> (has no confidence|lacks confidence|has low self esteem|thinks he is stupid|thinks she is stupid|hates himself|hates herself)
    (compare|comparing) myself [to others]
    (hate|hates|dislike|can t stand) (how|the way) (i|she|he) (look|looks|am|is)
    (see|saw) (garbage|a monster|someone ugly|nothing) [in the mirror]
    (look|looking) in the mirror
    (everyone|everybody|nobody|people|they) [at school] (hates|hate|likes|laugh at|make fun of) me
  `,
  fr: `
    (estime de soi|confiance en soi|confiance en moi|amour de soi|acceptation de soi|affirmation de soi|m affirmer|s affirmer|estime|insecure|insecurite|insecurites|complexe|complexes|complexee|complexe d inferiorite|syndrome de l imposteur|imposteur|perfectionn*|autocritique|honte|culpabilite|culpabilise|coupable|gene de moi|doute de moi|douter|me devalorise|devalorisation|haine de soi|image de soi|connaissance de soi|croissance personnelle|developpement personnel)
    (me|se) (deteste|hais|trouve nul|trouve nulle|trouve laid|trouve laide|devalorise|compare aux autres|sens nul|sens inferieur|trouve moche|trouve pas bon)
    (manque|pas|perte|aucune|perdu|plus) [de|d|ma] (confiance|estime|confiance en moi|confiance en soi)
    (pas|jamais) (assez bon|assez bonne|a la hauteur|assez bien|a ma place)
    (croire en|m aimer|m accepter|me faire confiance|avoir confiance) [moi|comme je suis]
    (mon|ma) <child> (manque de confiance|n a pas confiance|se trouve nul|se trouve nulle|se devalorise|a une faible estime)
    (haïs|hais|deteste|aime pas) (ma face|mon visage|mon physique|comment je suis|de quoi j ai l air|ce que je suis)
    (me regarde|regarder) dans le miroir
    (tout le monde|les autres|personne) (rit|rient|m haït|me deteste|m aime|niaise) (de moi|moi|pas)
    (hais|haïs|aime pas|deteste) [la|ma|mon|le] (face|corps|visage|physique)
  `,
};
