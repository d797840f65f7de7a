import type { PhraseGroup } from '../../lexicon.ts';

export const TRANSITIONS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Life Transitions'] }],
  en: `
    (life transition|life transitions|transition|big change|life changes|change in my life|changes|midlife|mid life|midlife crisis|quarter life crisis|mid life crisis|existential crisis|identity crisis|adjustment|adjusting|adjustment disorder|retirement|retiring|empty nest|new city|relocat*|relocation|moving away|moved to a new|new chapter|starting over|start over|life coaching|purpose|meaning of life|finding myself|find myself|lost in life|feeling lost|feel lost|stuck in life|crossroads|career change|new job|graduat*|leaving home|uprooted)
    (don t|not sure) (know|) (what to do with my life|who i am|where i m going|what i want)
    (lost|stuck|directionless|no direction) (in|with) [my] life
    directionless
    (just|recently) (moved|retired|graduated|separated|got divorced|became a parent)
    (turning|turned) (30|40|50|60|thirty|forty|fifty|sixty)
    (kids|children) (left|moved out|gone|grown up|off to university|left home|left for university)
    (don t|dont) know what to do with (myself|my time|my days)
    (who|what) am i (now|anymore|without)
    (bored|useless|lost) (since|after|in) (retirement|retiring|i retired)
  `,
  fr: `
    (transition|transitions|transition de vie|transitions de vie|changement|changements|changement de vie|grand changement|crise de la quarantaine|crise de la trentaine|crise existentielle|crise identitaire|quete de sens|sens de la vie|sens a ma vie|existentiel|trouver ma voie|me retrouver|trouble d adaptation|adaptation|retraite|prendre ma retraite|nid vide|nouvelle ville|demenag*|demenagement|nouveau depart|repartir a zero|reorientation|changement de carriere|nouvel emploi|cheminement|etape de vie|tournant)
    (sais|savoir) (pas|plus) (quoi faire de ma vie|qui je suis|ou je m en vais|ou aller|ce que je veux)
    (perdu|perdue|bloque|bloquee|stagne) (dans|avec) (ma|la) vie
    (viens|vient) de (demenager|prendre ma retraite|me separer|graduer)
    (enfants) (partis|sont partis|ont quitte|grands maintenant|en appartement)
    (je|j) (sais plus|ne sais plus) (quoi faire de mes journees|quoi faire de moi|a quoi je sers|qui je suis)
    (lache|lacher|abandonne) mes (cours|etudes)
    depuis (que je suis|ma) (a la retraite|retraite|retraitee)
  `,
};
