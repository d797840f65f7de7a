import type { PhraseGroup } from '../../lexicon.ts';

export const PANIC: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Panic Disorder', 'Anxiety'] }],
  en: `
    (panic*|panic attack|panic attacks|anxiety attack|anxiety attacks|agoraphob*|hyperventilat*)
    (can t|cannot|couldn t|hard to) breathe
    (feel|feels|feeling|think|thought) like (i m dying|i am dying|i m having a heart attack|a heart attack|i can t breathe|i m going to die|i m going crazy|i m choking)
    (afraid|scared|fear|terrified) (to|of) (leave the house|leaving the house|leave home|go out|going out|go outside|open spaces|leaving home|the bus|the metro|the subway|elevators)
    (dizzy|shaking|sweating|trembling|heart pounding|lightheaded) [all the time|suddenly|for no reason]
    (sudden|random) (fear|terror|attacks)
    (heart|chest) (starts|is|was|keeps) (pounding|racing|beating fast|exploding|tight)
    (think|thought|feel|feels|sure|convinced) [like] (i m|i was|i am|im) (going to|gonna) die
    (have to|had to) (pull over|leave the store|run out|get out)
    (my|the) hands (shake|shaking|go numb|tingle)
  `,
  fr: `
    (panique|paniques|crise de panique|crises de panique|attaque de panique|attaques de panique|crise d angoisse|crises d angoisse|crise d anxiete|crises d anxiete|trouble panique|agoraphob*|hyperventil*|paniquer)
    (plus|pas|incapable de|n arrive plus a|arrive pas a|du mal a) [capable de] respirer
    (impression|l impression|sensation) (de|d) (mourir|etouffer|faire une crise cardiaque|devenir fou|devenir folle)
    (peur de|peur d) (sortir|sortir de chez moi|quitter la maison|l autobus|le metro|les ascenseurs|ascenseur|etouffer)
    (etourdissements|etourdi|tremblements|je tremble|sueurs|j etouffe|etouffer)
    (coeur) (me debat|debat|bat trop vite|qui veut exploser|palpite|s emballe|part)
    (pense|pensais|crois|croyais|peur|impression) (que je vais|que j allais|de) (mourir|crever|m evanouir|perdre connaissance)
    (je|j) (etouffe|manque d air|tremble|suffoque)
  `,
};
