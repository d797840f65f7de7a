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
    `,
    fr: `
      (suicid*|me tuer|m enlever la vie|s enlever la vie|se tuer|en finir|mettre fin a mes jours|mettre fin a ses jours|me pendre|me suicider|se suicider|passer a l acte|idees suicidaires|pensees suicidaires|idees noires suicidaires)
      (veux|veut|envie|envie de|j aimerais|j aimerais mieux|prefererais|pense a|penser a) [de] (mourir|en finir|disparaitre|plus exister|etre mort|etre morte|me tuer)
      (veux|veut|envie de|goute|le gout de) (plus|pu|pas) [de|] (vivre|etre la|exister|me reveiller)
      (plus|pu|pas) (envie|le gout|de raison|la force) de (vivre|continuer)
      (mieux|seraient mieux) (mort|morte|sans moi)
      (me|se) (coupe|couper|mutile|mutiler|faire du mal|fait du mal|blesse volontairement)
      (automutil*|scarification)
      (mon|ma) (<relative>|<partner>|<friend>|<child>) (veut mourir|est suicidaire|veut se tuer|parle de suicide|se coupe|parle de mourir|s automutile|a fait une tentative|veut en finir|pense au suicide)
      (tentative de suicide|lettre d adieu|a tente de se suicider)
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
    `,
    fr: `
      mon <partner> (me frappe|me bat|m etrangle|a essaye de me tuer|menace de me tuer|va me tuer)
      (peur|pas en securite) (chez moi|a la maison|de mon <partner>|de rentrer|pour ma vie)
      (envie|veux|peur) de (tuer|blesser|frapper|faire du mal a) (quelqu un|mon <child>|mon <partner>|ma <child>|ma <partner>)
    `,
  },
];
