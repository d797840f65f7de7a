import type { PhraseGroup } from '../../lexicon.ts';

export const LOVE: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Relationship Issues', 'Couples'] }],
  en: `
    (break up|breakup|breaking up|broke up|heartbreak|heartbroken|broken heart|dumped|ghosted|getting over my ex|got dumped|ex won t leave me|split up|separated|separation|separating|divorc*)
    (going through|after|since|during) [a|my|the] (divorce|separation|breakup|break up|split)
    (my|our|his|her|a) <partner> (left me|left|dumped me|wants to leave|broke up with me|is leaving|and i fight|doesn t love me|ignores me|moved out)
    (long distance|open relationship|polyamor*|non monogam*|enm|mixed culture couple|interracial)
    (problems|trouble|issues) with my <partner>
    (fell|falling) out of love
    (can t get over|never got over|getting over|miss|missing) my (ex|<partner>)
    (thinking about|think about|considering|want a|wants a|filing for|getting a|in the middle of) (leaving|divorce|separating|splitting up)
    (we|are|were|re) splitting up
    (he|she|they) (left|cheated|moved out|moved on|doesn t love me|wants out)
    (found|finding|saw|read) (texts|messages|out he|out she|his phone|her phone)
    (should|thinking|want|afraid) (i|of|to|about) (leave|leaving|stay with|divorce|divorcing) my <partner>
    (heartache|heart ache|broken hearted|love sick|lovesick|break ups|my ex|bad breakup|messy divorce|divorcee|recently divorced|recently separated|newly single|newly divorced|single again|jilted|rebound|situationship|dumped me|friendzoned|ghosting|unrequited|left at the altar|called off the wedding|marriage counseling|affair|infidelity|adultery|trial separation|divorced|divorcing|getting a divorce)
    <partner> (left|left me|walked out|dumped me|broke up with me|moved out|ghosted me|is leaving me|wants out|wants a divorce|asked for a divorce|fell out of love|doesn t love me anymore|doesn t love me|cheated|is cheating|cheated on me|had an affair|is having an affair|lied to me|won t talk to me|never listens|doesn t listen|doesn t touch me|won t touch me|is distant|is cold|ignores me|is texting|found someone else|met someone else|and i fight|and i argue|and i broke up|and i are separating|and i split|snores and fights)
    (got|been|was|getting|being|just got) (dumped|cheated on|left|divorced|ghosted|separated|broken up with|blindsided)
    (going through|after|since|during|recovering from|get over|getting over|healing from|survive|in the middle of) [a|my|the|this] [bad|messy|nasty|painful|hard|rough] (breakup|break up|divorce|separation|split|heartbreak|ex)
    (miss|missing|can t forget|still love|in love with|obsessed with|can t stop thinking about) (my ex|him|her|someone)
    (not|don t) (sure|know) if [i] (love|want to be with|should stay|should leave|i love) [my|him|her|with] [<partner>]
    (stay|leave|staying|leaving) or (go|leave|stay|going)
    (leave|leaving|divorce|divorcing|separate from|separating from) [my|a|the|him|her] (<partner>|marriage)
    (fell|falling|growing|grew|drifting|drifted) (apart|out of love)
    (second|open|long distance|on and off|on again off again|rocky|loveless|one sided) (marriage|relationship|love)
    (not|no longer|lost) [attracted|attraction] to my <partner> [anymore]
    (not attracted|no attraction|no spark|lost the spark|roommates)
    (separate|seperate) (rooms|beds|bedrooms)
    (don t|dont|never|we don t) talk anymore
    (open|opening) (the|our|up our|up the) (marriage|relationship)
    (goes|going|went|snoops) (through|thru) my (phone|messages|texts|emails)
    (tells|telling|decides|controls) [me] (what|who|where) [i|to|can] (wear|go|see|talk to|be friends with)
    (want|wanna|going|thinking of|thinking about|afraid|scared|trying|ready|how|plan|planning) [to] (leave|leaving|divorce|divorcing|leaving him|break up with) (him|her|my <partner>)
    <partner> (says|said|told me|tells me|wants me) [to] [i|need to|should] (get help|change|see someone|go to therapy|get therapy|see a therapist|fix my|get it together)
    (get help|change|shape up|go to therapy) or (she|he|s|i|we|they|it) [s|re|m] [is|will be|are] (gone|leaving|done|over|out)
    (same|constant|endless|stupid|daily|nonstop) (fight|fights|argument|arguments|fighting|arguing) [over and over|again and again|every day]
    (we|us|always|just|just keep|keep) (fight|fighting|argue|arguing|bicker|bickering) [all|about|over] [the time|money|everything|nothing]
    <partner> (goes|looks|snoops|checks) [through|thru|at] my (phone|texts|emails|messages)
    <partner> (ghosted|blocked|dumped|left|replaced|abandoned|cheated on|dropped) me
    <partner> (wants|asked|asks) [to] (open|open up|separate|split|a break|a divorce|take a break)
    (breakup|break up|divorce|separation) (wrecked|destroyed|broke|ruined|killed) me
    (mess|wreck|disaster|broken|lost) (after|since) [the|my|our] (divorce|breakup|break up|separation|split)
    (my|the) ex (won t|keeps|is|wants|still|called|texted|moved|got|has)
    (cold feet|second thoughts|doubts) (before|about) [the|my|our|getting] (wedding|marriage|married|marrying|engagement)
    <partner> (won t|doesn t|refuses to|refuses|isn t|not willing to|never|don t) [want to|want] (go|come|going|try|do|attend|see) [to|a] [couples|marriage] (counselling|counseling|counsellor|therapy|therapist|help)
  `,
  fr: `
    (rupture|peine d amour|chagrin d amour|coeur brise|separation|separe|separer|divorc*|on s est laisse|laisse par|quitte par|on s est separe|ghoste)
    (vivre|vis|apres|suite a|pendant|depuis) [une|un|ma|mon] (separation|divorce|rupture|peine d amour)
    (mon|ma|notre|son|sa) <partner> (m a laisse|m a quitte|m a quittee|veut me quitter|veut partir|est parti|est partie|ne m aime plus|m ignore|me parle plus)
    (probleme|problemes|difficultes) avec (mon|ma|notre|son|sa) <partner>
    (couple ouvert|polyamour*|non monogam*|relation a distance|couple mixte)
    (on|pense|veut|va|parle de) (se laisser|se separer|divorcer|se quitter)
    (il|elle) (m a laisse|m a laissee|m a quitte|m a quittee|m a trompe|m a trompee|est parti|est partie|veut partir)
    (trouve|decouvert|vu|lu) (des textos|des messages|son telephone|qu il|qu elle)
    (je feel|feel|file) pas depuis (mon|ma|que)
    (mon|ma|notre|son|sa) <partner> (m a|ma|vient de me) (laisse|laissee|quitte|domper|flushe)
    (coeur en mille miettes|coeur en miettes|peine de coeur|divorce*|separation*|se separe|se separer|rupture amoureuse|domper|dompe|flusher|flushe|crisser la|crisse la|largue|tromperie|trompe|infidelite*|adultere|amour impossible|amour a sens unique|nouvellement celibataire|fraichement separe|celibataire a nouveau)
    <partner> (m a laisse|m a laissee|m a quitte|m a quittee|m a trompe|m a trompee|m a dompe|m a dompee|m a flushe|m a flushee|m a crisse la|me trompe|veut se separer|veut divorcer|veut partir|est parti|est partie|est parti avec|m aime plus|ne m aime plus|me parle plus|ne me parle plus|m ignore|me touche plus|ne me touche plus|ne m ecoute pas|m ecoute pas|a quelqu un d autre|a rencontre quelqu un|est distant|est distante|est froid|texte une autre|me ment)
    (me|m|se) [suis|est|a] (fait|faite) (laisser|domper|tromper|larguer|flusher|crisser la|ghoster)
    (on|nous) (s est|se|s) (separe|separent|laisse|quitte|quittent|divorce|eloigne|aime plus|chicane tout le temps|engueule tout le temps|comprend plus|parle plus|touche plus)
    (en|pendant|apres|suite a|depuis|vivre|passer a travers|remettre d|remets pas de|me remettre de) [mon|ma|une|la|le|un|ma grosse] [grosse] (separation|divorce|rupture|peine d amour|instance de divorce)
    (l oublier|oublier mon ex|passer a autre chose|encore en amour|l aime encore|toujours en amour) [avec]
    (rester|partir) ou (partir|rester|non)
    (quitter|laisser|divorcer de|divorcer d|me separer de) (mon|ma) <partner>
    (sais|savoir) (plus|pas) si (je l aime|je dois rester|je reste|je dois partir|on doit rester)
    (chambres|lits) (separees|separes|a part)
    (plus|pas) (attire|attiree|d attirance|amoureux|amoureuse) [par|de|pour] [mon|ma] [<partner>]
    (ouvrir|ouvert) (le|notre) couple
    (deux|comme des) (colocs|colocataires|etrangers)
    (relation|couple) (libre|ouvert|ouverte)
    <partner> (ma|m a|va me|veut me|vient de me|m as) (laisse|laisser|laissee|quitte|quitter|quittee|lache|lacher|lachee|trompe|tromper|trompee|remplace|remplacee|abandonne|abandonnee)
    <partner> (me|m) (trompe|ment|laisse|quitte|ignore|parle mal|crie apres|ecoute pas|aime plus|touche plus|delaisse|neglige)
    (veux|voudrais|pense|songe|envie|peur|comment|prete|pret|essaie) [a|de|d] (le|la) (quitter|laisser)
    (le|la) (quitter|laisser) (mais|parce|et|pis) [je|j]
    (toujours|encore|tout le temps) (la|les|des) (meme|memes) (chicane|chicanes|dispute|disputes|engueulade|engueulades)
    (on|nous) (se|s) (chicane|engueule|dispute|parle pu|parle plus|comprend plus|obstine|crie apres) [tout le temps|sans arret|toujours|pour rien]
    <partner> (veut|demande|parle) [que] [qu on] (ouvrir le couple|une pause|un break|se separer|qu on se separe|que je consulte|que je change)
    (doutes|hesite|hesitations) (avant|sur) (le|mon|notre) mariage
    <partner> [ne] (veut|refuse|accepte) [pas|plus|jamais] [de|d] (consulter|venir|aller en therapie|therapie|aller consulter|aller chercher de l aide|voir un psy)
  `,
};
