import type { PhraseGroup } from '../../lexicon.ts';

export const TRANSITIONS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Life Transitions'] }],
  en: `
    (life transition|life transitions|transition|big change|life changes|change in my life|changes|midlife|mid life|midlife crisis|quarter life crisis|mid life crisis|existential crisis|identity crisis|adjustment|adjusting|adjustment disorder|retirement|retiring|empty nest|new city|relocat*|relocation|moving away|moved to a new|new chapter|starting over|start over|life coaching|purpose|meaning of life|finding myself|find myself|lost in life|feeling lost|feel lost|stuck in life|crossroads|career change|new job|graduat*|leaving home|uprooted)
    (don t|not sure) (know|) (what to do with my life|who i am|where i m going|what i want)
    (lost|stuck|directionless|no direction) [in|with] [my|] [life]
    (just|recently) (moved|retired|graduated|separated|got divorced|became a parent)
    (turning|turned) (30|40|50|60|thirty|forty|fifty|sixty)
  `,
  fr: `
    (transition|transitions|transition de vie|transitions de vie|changement|changements|changement de vie|grand changement|crise de la quarantaine|crise de la trentaine|crise existentielle|crise identitaire|quete de sens|sens de la vie|sens a ma vie|existentiel|trouver ma voie|me retrouver|trouble d adaptation|adaptation|retraite|prendre ma retraite|nid vide|nouvelle ville|demenag*|demenagement|nouveau depart|repartir a zero|reorientation|changement de carriere|nouvel emploi|cheminement|etape de vie|tournant)
    (sais|savoir) (pas|plus) (quoi faire de ma vie|qui je suis|ou je m en vais|ou aller|ce que je veux)
    (perdu|perdue|bloque|bloquee|stagne) [dans|avec] [ma|la] [vie]
    (viens|vient) de (demenager|prendre ma retraite|me separer|graduer)
  `,
};
