import type { PhraseGroup } from '../../lexicon.ts';

export const TRANSITIONS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Life Transitions'] }],
  en: `
    (life transition|transition|big change|life changes|change in my life|changes|midlife|mid life|midlife crisis|quarter life crisis|mid life crisis|existential crisis|identity crisis|adjustment|adjusting|adjustment disorder|retirement|retiring|empty nest|new city|relocat*|relocation|moving away|moved to a new|new chapter|starting over|start over|life coaching|meaning of life|finding myself|find myself|lost in life|feeling lost|feel lost|stuck in life|crossroads|career change|new job|graduat*|leaving home|uprooted)
    (don t|not sure) (know|) (what to do with my life|who i am|where i m going|what i want)
    (lost|stuck|directionless|no direction) (in|with) [my] life
    directionless
    (just|recently) (moved|retired|graduated|separated|got divorced|became a parent)
    (turning|turned) (30|40|50|60|thirty|forty|fifty|sixty)
    (kids|children) (left|moved out|gone|grown up|off to university|left home|left for university)
    (don t|dont) know what to do with (myself|my time|my days)
    (who|what) am i (now|anymore|without)
    (bored|useless|lost) (since|after|in) (retirement|retiring|i retired)
    (major change|big move|new town|new country|relocating|moved here|just moved|moving out|empty nester|post grad|post graduation|after graduation|graduated|drop out|dropped out|gap year|turning thirty|turning forty|existential dread|who am i|soul searching|purpose in life|life purpose|meaning in life|lost my faith|losing my faith|faith crisis|crisis of faith|deconstruct*|left the church|leaving religion|leaving the military|civilian life|life after sports|end of career|fresh start|new beginnings|next chapter|new mom identity|cross roads|sobering birthday|stuck in a rut)
    (lost|stuck|drifting|directionless|aimless|confused) (in|about|with) [my] (life|future|purpose|path|direction)
    (don t|dont|do not|no idea|not sure|unsure) (know|) [what|who|where|which] [i|to|am|my] (want|am|want to do|do with my life|doing with my life|i m going|i belong|want from life|purpose is|i m doing with my life|do next|do after high school|do after university)
    (moved|moving|relocated|move) (to|from|away|across|here|back|in with) [a|the|my|for|alone|home] [new] (city|country|town|province|toronto|vancouver|canada|work|family|parents|friends|university|school|no friends)
    (life|everything) (changed|is changing|turned upside down|has changed|fell apart|will never be the same)
    (hard|trouble|difficult|struggling|struggle|having trouble) (adjusting|with change|with changes|adapting|with transition|with transitions|settling in|with retirement|with the move)
    (first|1st) (year|semester|time) (at|of|in|away from) (university|college|home|uni|queens|mcgill|residence|res)
    homesick
    (kids|last one|youngest|daughter|son) (left home|left for university|moved out|going to university|left the nest|off to college|grew up)
    (new school|new baby and new house|moved in|roommate moved out|moved out)
    (feel|feeling|felt) lost (after|since|in) (university|school|graduation|college|retirement|the move|leaving)
    (drop|dropping|dropped) out [of] [school|university|college|my program]
  `,
  fr: `
    (transition|transition de vie|changement|changement de vie|grand changement|crise de la quarantaine|crise de la trentaine|crise existentielle|crise identitaire|quete de sens|sens de la vie|sens a ma vie|existentiel|trouver ma voie|me retrouver|trouble d adaptation|retraite|prendre ma retraite|nid vide|nouvelle ville|demenag*|demenagement|nouveau depart|repartir a zero|reorientation|changement de carriere|nouvel emploi|cheminement|etape de vie|tournant)
    (sais|savoir) (pas|plus) (quoi faire de ma vie|qui je suis|ou je m en vais|ou aller|ce que je veux)
    (perdu|perdue|bloque|bloquee|stagne) (dans|avec) (ma|la) vie
    (viens|vient) de (demenager|prendre ma retraite|me separer|graduer)
    (enfants) (partis|sont partis|ont quitte|grands maintenant|en appartement)
    (je|j) (sais plus|ne sais plus) (quoi faire de mes journees|quoi faire de moi|a quoi je sers|qui je suis)
    (lache|lacher|abandonne) mes (cours|etudes)
    depuis (que je suis|ma) (a la retraite|retraite|retraitee)
    (transition*|gros changement|crise de la cinquantaine|crise de quarantaine|midlife|crise d identite|crise de sens|remise en question|se remettre en question|perte de sens|perte de reperes|quete de soi|quete identitaire|sens de l existence|mission de vie|retrouver un sens|bilan de vie|nouvelle vie|nouveau chapitre|nouvelle etape|tourner la page|repartir a neuf|recommencer a zero|demenage|demenager|changement de ville|arrivee en appartement|quitter le nid|depart des enfants|nid familial vide|retraite depuis peu|jeune retraite|nouvellement retraite|preparation a la retraite|perdu la foi|perte de foi|quitte la religion|sortie de secte|vie civile|fin de carriere|passage a la vie adulte|devenir adulte)
    (perdu|perdue|bloque|bloquee|coince|coincee|stagne|desoriente|desorientee|mele|melee) (dans|avec|face a|sur) (la|ma|mon|l|mes) (vie|avenir|futur|choix|existence|identite)
    (sais|sait|savoir|aucune idee) (plus|pas|pu|) [trop] (ou je m en vais|ou m en aller|quoi faire de ma vie|quoi faire de ma peau|quoi faire dans la vie|qui je suis|ce que je veux|ce que je veux faire|a quoi je sers|quel sens|de mon avenir|ou j en suis|quoi faire apres)
    (demenage|arrive|arrivee|installe|debarque|emmenage) (a|au|en|dans|ici|seul) [montreal|quebec|une|un|la|nouvelle|sans|pour|loin] [ville|region|etudes|connaitre personne|travail]
    (grosse|grande|periode de|phase de|plein de|en) (transition|changements|changement|remise en question|questionnement|bouleversements)
    (retraite|retraitee) [depuis|pis|et] (m ennuie|me sens inutile|sais plus quoi faire|tourne en rond|difficile|dure|perdue|perdu|vide)
    (tout|ma vie) (a change|bascule|a bascule|vire a l envers|est a recommencer|s ecroule)
    (m adapter|s adapter|adapter|habituer) (a|au|aux) [ma|mon|la|ce|une|nouvelle|nouveau] (changement|changements|nouvelle vie|ville|pays|retraite|realite|universite|ecole)
    perdu (mon permis|mes reperes|mon autonomie)
  `,
};
