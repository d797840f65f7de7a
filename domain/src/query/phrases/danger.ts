import type { PhraseGroup } from '../lexicon.ts';

/** What somebody may say who is in danger, or fears for another. Crisis lines come first; the concern is looked for as well. */
export const DANGER: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'concern', values: ['Depression'] }],
    danger: true,
    en: `
      (suicid*|kill myself|killing myself|end my life|ending my life|end it all|ending it all|take my life|taking my own life|take my own life|kms|unalive|unaliving|hang myself|shoot myself|jump off|overdose on purpose|want to overdose)
      (want|wants|wanna|ready|wish|wishing|rather|plan|planning|thinking about|thinking of|thoughts of) to (die|be dead|not exist|not wake up|disappear forever|end it|kill himself|kill herself|kill myself|not be alive|never wake up)
      (want|wants|wish|wishing|wished) (i was|i were|i was never|to be|she was|he was) (dead|born)
      (want|wants|wanna) to (disappear|vanish|not be here|end everything)
      (don t|doesn t|do not|no longer) want to (live|be alive|be here anymore|exist|wake up|go on)
      (better off|would be better) (dead|without me)
      (no reason|nothing left|not worth|tired of) (to live|living|to live for|being alive)
      (can t|cannot) (go on|live like this|do this anymore|take life anymore)
      (thoughts|thinking|talks|talking|talked|ideas) (of|about) (suicide|dying|killing myself|ending it|death|killing himself|killing herself)
      (cut|cutting|cuts|hurt|hurting|harm|harming|burn|burning) (myself|himself|herself|themselves)
      (self harm|self harming|selfharm|self injury)
      (my|our|a) (<relative>|<partner>|<friend>|<child>) (wants to die|is suicidal|wants to kill himself|wants to kill herself|talks about suicide|is cutting|tried to kill himself|tried to kill herself|is self harming|cuts herself|cuts himself|tried to commit suicide|wants to end it)
      (goodbye note|suicide note|suicide attempt|tried to kill myself|attempted suicide)
      (unalive|unalived|unaliving|unaliving myself|sewerslide|sewer slide|ctb|catch the bus|self delete|rope myself|off myself|offing myself|yeet myself|neck myself)
      (want|wants|wanna|wish|ready|rather|going|gonna|about|tempted|decided) [to|just] (die|be dead|end it|end it all|end things|end everything|end my life|kill myself|unalive myself|delete myself|sleep forever|never wake up|stop existing|jump in front|drive into|drive off|slit my wrists|be gone forever|not be here)
      (don t|doesn t|do not|didn t|no longer) want to (be here|live|be alive|exist|wake up|see tomorrow|be on this earth|keep living) [anymore]
      (can t|cannot) (live anymore|keep living|stay alive|see a reason to live)
      (wish|hope|hoping|pray) [that] i (was dead|were dead|wasn t alive|was never born|didn t exist|don t wake up|wouldn t wake up|won t wake up|was gone|could die|would die)
      (everyone|they|world|family|kids|everybody|people) (would be|d be|is|are|will be) better [off] without me
      (no|any|lost) (reason to live|point in living|point living|will to live|reason to stay alive|reason to go on)
      (thinking|thoughts|fantasies|dreaming|fantasizing|obsessing) (of|about) (killing myself|suicide|dying|ending it|ending it all|ending my life|jumping off|hanging myself|overdosing|driving off|driving into)
      (took|taken|swallowed|take|taking) [a] (all my pills|bunch of pills|bottle of pills|too many pills|whole bottle of pills)
      (how|ways|way|painless way|easiest way|best way) to (die|kill myself|commit suicide|end my life|end it all|overdose|hang myself)
      (plan|planning|planned|method|note) (to|for) (die|kill myself|end it|end my life|suicide)
      (suicide|crisis|distress) (hotline|help line|helpline|line|prevention line)
      (<relative>|<partner>|<friend>|<child>|she|he) (wants to die|talks about dying|talks about killing himself|talks about killing herself|talks about suicide|talking about suicide|said he wants to die|said she wants to die|says he wants to die|says she wants to die|keeps saying he wants to die|keeps saying she wants to die|tried to kill himself|tried to kill herself|tried to end|is cutting|cuts|cuts herself|cuts himself|is cutting herself|self harms|is suicidal|wrote a suicide note|threatens suicide|threatens to kill himself|threatens to kill herself|doesn t want to live|doesn t want to be here|wants to end it|wants to kill himself|wants to kill herself|wants to disappear)
      (he|she|they|<relative>|<friend>|<child>) (cut|cuts) (his|her|their) (arms|arm|wrists|wrist|legs|thighs)
      (started|keep|back to|again|been|relapsed|i m|still) (cutting|self harming|cutting myself|hurting myself)
      (cut|cutting|cutting myself) again
      (never|not) wake up again
      sleep and never wake up
      (said|saying|says|posted|texted|wrote) [her|his|a] (goodbye|goodbyes) (to everyone|to everybody|to us|to me|to all|on snapchat|on instagram|letter|note)
      (giving|gave|gives) away (all|everything) [his|her|my] [things|stuff]
      (cut|cuts|cutting) [on] (my|his|her) (wrist|wrists|arms|arm|thighs|legs)
    `,
    fr: `
      (suicid*|me tuer|m enlever la vie|s enlever la vie|se tuer|en finir|mettre fin a mes jours|mettre fin a ses jours|me pendre|me suicider|se suicider|passer a l acte|idees suicidaires|pensees suicidaires|idees noires suicidaires)
      (veux|veut|envie|envie de|j aimerais|j aimerais mieux|prefererais|pense a|penser a) [de] (mourir|en finir|disparaitre|plus exister|etre mort|etre morte|me tuer)
      (veux|veut|envie de|goute|le gout de) (plus|pu|pas) [de|] (vivre|etre la|exister|me reveiller)
      (plus|pu|pas) (envie|le gout|de raison|la force) de (vivre|continuer)
      (mieux|seraient mieux) (mort|morte|sans moi)
      (me|se) (coupe|couper|mutile|mutiler|faire du mal|fait du mal|blesse volontairement)
      (automutil*|scarification)
      (il|elle|je|on) [se|me] (coupe|taillade|lacere) [ses|mes|les|son|mon] (bras|poignets|poignet|cuisses|jambes|veines)
      (mon|ma) (<relative>|<partner>|<friend>|<child>) (veut mourir|est suicidaire|veut se tuer|parle de suicide|se coupe|parle de mourir|s automutile|a fait une tentative|veut en finir|pense au suicide)
      (tentative de suicide|lettre d adieu|a tente de se suicider)
      (unalive|kms)
      (veux|veut|voudrais|voudrait|aimerais|aimerait|envie|envies|pense|penser|gout|prefere|prefererais|parle) [de|d|a|juste] (mourir|crever|en finir|disparaitre|me tuer|se tuer|plus etre la|ne plus etre la|me pitcher en bas|me crisser en bas|me jeter en bas|sauter en bas|m endormir pour toujours|ne plus me reveiller|jamais me reveiller|etre morte|etre mort|me pendre|me faire frapper)
      (veux|veut|envie|gout|capable) (plus|pas) [de|d] (vivre|etre la|etre ici|exister|continuer a vivre|me reveiller|etre en vie|de la vie)
      (plus|pas) [le|la|envie|de|gout|force] (gout|envie|raison|force) de (vivre|continuer a vivre|me battre pour vivre)
      [je suis] (tanne|tannee|fatigue|fatiguee|ecoeure|ecoeuree|lasse) de (vivre|la vie|etre en vie)
      (me|m|se|s) (flinguer|tirer une balle|oter la vie|ouvrir les veines|tailler les veines|crisser en bas du pont|jeter en bas|pitcher en bas|enlever la vie|pendre|suicider|tuer ce soir|scarifie|scarifier|mutile|coupe les bras|coupe les veines|coupe les poignets|coupe les cuisses)
      (mettre|mis|mettre un) (fin|terme) a (mes|ses|ma|sa) (jours|vie)
      (pris|avale|avaler|prendre) [plein|un paquet|toutes|trop|tous|une bouteille] [de|d|mes|ses|des|les] (pilules|medicaments|comprimes) [pour mourir|pour en finir]
      (tout le monde|monde|famille|enfants|ils|vous) (serait|seraient|serez|irait|iraient) mieux sans moi
      (mieux) (si j etais mort|si j etais morte|si j etais pas la|si je mourais)
      (plan|lettre) (pour mourir|de suicide|d adieu)
      (regarde|pense a) (la poutre|le pont|les rails|la corde)
      (ligne|numero) [de|d] (crise|suicide|prevention du suicide|urgence suicide)
      (<relative>|<partner>|<friend>|<child>|il|elle) (veut mourir|veut plus vivre|ne veut plus vivre|veut se tuer|parle de mourir|parle de suicide|parle de se tuer|dit qu il veut mourir|dit qu elle veut mourir|dit vouloir mourir|a essaye de se tuer|a tente de se tuer|a fait une tentative|a fait une tentative de suicide|se coupe|se coupe les bras|se mutile|s automutile|se scarifie|veut en finir|a des idees suicidaires|menace de se tuer|menace de se suicider|a avale des pilules|est suicidaire|pense a mourir|veut disparaitre)
      (recommence|encore|arrete pas) [a|de] (me couper|se couper|me mutiler|se mutiler)
    `,
  },
  {
    wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
    danger: true,
    en: `
      (my|a) <partner> (hits me|hit me|beats me|is beating me|choked me|strangled me|threatens to kill me|wants to kill me|is going to hurt me)
      (not safe|afraid|scared) (at home|of my <partner>|to go home|for my life)
      (being|i am|i m) (abused|beaten) (now|at home|by my <partner>|by my <relative>)
      (want|going|urge|urges) to (kill|hurt) (someone|somebody|people|him|her|them|my <partner>|my <child>)
      (<partner>|he|she) (hits me|hit me|beats me|beat me up|is beating me|chokes me|choked me|strangles me|strangled me|punches me|punched me|slaps me|kicks me|throws me|shoves me|hurts me|threatens to kill me|threatened to kill me|threatens me with|has a gun|pulled a knife|raped me|rapes me|forces me to have sex|won t let me leave|locks me in|is going to kill me|will kill me|might kill me|wants to kill me)
      (<relative>|coach|teacher) (hits me|beats me|is hitting me|beat me up|touches me|is touching me|is hurting me|is abusing me|rapes me|chokes me|hurts me)
      (not|don t feel|doesn t feel|never feel|am i|feel un) safe (at home|in my home|in my house|with my <partner>|with him|around him)
      (afraid|scared|terrified) (of|to) (my <partner>|go home|him hurting me|be home alone with him|what he ll do)
      (afraid|scared|terrified|worried) [that|of] (i ll hurt|i will hurt|i might hurt|i m going to hurt|hurting|he ll kill|he will kill|he s going to kill|he might kill) (me|my baby|my kids|someone|us|somebody)
      (being|getting|get) (abused|beaten|hit|beat up|raped|molested) [by|at|right] (home|my <partner>|my <relative>|now|him)
    `,
    fr: `
      mon <partner> (me frappe|me bat|m etrangle|a essaye de me tuer|menace de me tuer|va me tuer)
      (peur|pas en securite) (chez moi|a la maison|de mon <partner>|de rentrer|pour ma vie)
      (envie|veux|peur) de (tuer|blesser|frapper|faire du mal a) (quelqu un|mon <child>|mon <partner>|ma <child>|ma <partner>)
      (<partner>|il|elle) [me|m] (me bat|bat|me frappe|frappe|m a battue|m a battu|m a frappee|m a frappe|me tape dessus|me fesse|m etrangle|m a etranglee|me viole|m a violee|me menace|menace de me tuer|va me tuer|veut me tuer|m enferme|m empeche de sortir|a sorti un couteau|a un fusil|me fait mal|leve la main sur moi)
      (<relative>) (me bat|me frappe|me tape|me touche|me viole|abuse de moi|me fesse|m a frappe|m a frappee|fait des attouchements)
      (pas|plus|jamais) en securite [chez|a|avec|dans] [moi|nous|la maison|lui|mon <partner>]
      (peur) (de lui|qu il me tue|qu il me frappe|de rentrer chez nous|de rentrer chez moi|de rentrer a la maison|de mon <partner>|de ce qu il va faire|qu il nous tue)
      (peur) [de] (faire mal|faire du mal|blesser|frapper|perdre le controle et frapper) [a|de] (mon bebe|mes enfants|quelqu un|mon <child>|ma <child>)
      (suis|femme) (battue|en danger|en danger chez moi)
    `,
  },
];
