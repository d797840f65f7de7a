import type { PhraseGroup } from '../../lexicon.ts';

export const PANIC: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Panic Disorder'] }],
  en: `
    (panic*|panic attack|anxiety attack|agoraphob*|hyperventilat*)
    (can t|cannot|couldn t|hard to) breathe
    (feel|feels|feeling|think|thought) like (i m dying|i am dying|i m having a heart attack|a heart attack|i can t breathe|i m going to die|i m going crazy|i m choking)
    (afraid|scared|fear|terrified) (to|of) (leave the house|leaving the house|leave home|go out|going out|go outside|open spaces|leaving home|the bus|the metro|the subway|elevators)
    (dizzy|shaking|sweating|trembling|heart pounding|lightheaded) [all the time|suddenly|for no reason]
    (sudden|random) (fear|terror|attacks)
    (heart|chest) (starts|is|was|keeps) (pounding|racing|beating fast|exploding|tight)
    (think|thought|feel|feels|sure|convinced) [like] (i m|i was|i am|im) (going to|gonna) die
    (have to|had to) (pull over|leave the store|run out|get out)
    (my|the) hands (shake|shaking|go numb|tingle)
    (panick*|panic disorder|full blown panic|anxiety attaks|fight or flight|agoraphobic|housebound with anxiety|adrenaline rush|short of breath|shortness of breath|hyperventilating|feel faint|fainting|passing out from anxiety|er for panic|er twice|went to the er)
    (heart|chest) (attack feeling|pounds|races|tightens|hurts|feels tight|skips beats|jumps out) [out of nowhere|for no reason|when|at night]
    (er|emergency|hospital|doctors|doctor|tests) (said|says|say|told me) [it s|its|i m|im|it was|nothing] (fine|just anxiety|panic|panic attack|anxiety|nothing wrong|normal|stress)
    (afraid|scared|terrified) (of|to) (have|having|another|leave|the mall|crowded places|go to the mall|go to the store|be far from home|leave my house|leave my apartment) [a|another] [panic attack|attack|one]
    (attacks|attack|panic) (on the|in the|at the|at|on|while|every time i) (highway|bus|subway|train|store|grocery store|mall|work|night|school|skytrain|metro|plane|drive)
    (throat|airway) (closing|closes|tightens)
    (can t|couldn t|cannot) (catch my breath|breath|breathe right|get air|get enough air)
    (driving|drive) (over|across|on) [the] (bridges|bridge|highway|lions gate bridge|401|confederation bridge|tunnel)
  `,
  fr: `
    (panique|crise de panique|attaque de panique|crise d angoisse|crise d anxiete|trouble panique|agoraphob*|hyperventil*|paniquer)
    (plus|pas|incapable de|n arrive plus a|arrive pas a|du mal a) [capable de] respirer
    (impression|l impression|sensation) (de|d) (mourir|etouffer|faire une crise cardiaque|devenir fou|devenir folle)
    (peur de|peur d) (sortir|sortir de chez moi|quitter la maison|l autobus|le metro|les ascenseurs|ascenseur|etouffer)
    (etourdissements|etourdi|tremblements|je tremble|sueurs|j etouffe|etouffer)
    (coeur) (me debat|debat|bat trop vite|qui veut exploser|palpite|s emballe|part)
    (pense|pensais|crois|croyais|peur|impression) (que je vais|que j allais|de) (mourir|crever|m evanouir|perdre connaissance)
    (je|j) (etouffe|manque d air|tremble|suffoque)
    (panique*|attaques|crise de panic|panic attack|agoraphobie|agoraphobe|manque d air|souffle court|coupe le souffle|perdre connaissance|evanouissement|peur de mourir|palpitation*|engourdissement*|bouffees de chaleur et panique)
    (crise|crises|attaque|attaques|panique) (dans|a|au|en|sur) [le|la|l|les] (metro|autobus|epicerie|pont|autoroute|auto|char|travail|magasin|centre d achats|conduisant|pleine nuit|foule)
    (urgence|hopital|medecin|docteur) (dit|disent|m a dit|pense) [que|c est|j ai] (rien|juste de l anxiete|l anxiete|le stress|c est l anxiete|de la panique)
    (coeur|poitrine) (qui serre|serre|serree|qui pompe|qui part|qui s emballe|qui veut sortir|fait mal|dans le tapis|qui debat)
    (peur) (de|d) (faire une crise|une autre crise|refaire une crise|mourir dans mon sommeil|m evanouir|sortir seule|sortir seul|prendre le metro|prendre l autobus|perdre la tete|faire un infarctus)
    (vais|va|peur de|impression de|impression que je vais) manquer d air
  `,
};
