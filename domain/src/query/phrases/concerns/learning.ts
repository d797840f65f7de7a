import type { PhraseGroup } from '../../lexicon.ts';

export const LEARNING: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Learning Disabilities', 'Psychoeducational Assessment'] }],
  en: `
    (learning disabilit*|learning disorder|learning difficult*|learning issues|learning problems|ld|dyslexi*|dyscalculi*|dysgraphi*|dysphasia|dyspraxi*|language disorder|reading problems|reading difficulties|spelling|math difficulties|school problems|school difficulties|school issues|struggling in school|academic*|academic difficulties|slow learner|gifted|giftedness|twice exceptional|iep|bad grades|failing grades|failing school|homework)
    (my|a) <child> (can t read|struggles at school|struggles in school|is behind|is failing|is behind at school|has trouble reading|has trouble at school|reverses letters|hates school|has bad grades|is gifted|doesn t like school|learns slowly|is struggling at school)
    (trouble|difficulty|hard time|struggle*|problems|behind) (reading|writing|spelling|learning|with math|at school|in school|with reading|with school)
    (failing|flunking|dropping out) [of] [his|her|my] (school|class|classes|grade|university|everything)
    (grades|levels|years) behind [in|at] [school|reading|math]
    (reads|reading|writes|spells) (like|below|at) (grade|level|a)
    (failed|failing|fails) (everything|every class|his classes|her classes|the semester|math|english|school)
    (teacher|school) (says|wants|thinks|said|called|recommends|suggested)
  `,
  fr: `
    (trouble d apprentissage|troubles d apprentissage|difficulte d apprentissage|difficultes d apprentissage|dyslexi*|dyscalculi*|dysorthograph*|dysgraphi*|dysphasi*|dysprax*|trouble du langage|difficultes scolaires|difficulte scolaire|probleme a l ecole|problemes a l ecole|echec scolaire|retard scolaire|plan d intervention|surdoue*|doue|douance|haut potentiel|hpi|devoirs|mauvaises notes|redouble|redoubler|orthographe)
    (mon|ma) <child> (a de la misere a l ecole|ne sait pas lire|a du mal a lire|a de la difficulte a l ecole|coule|est en echec|deteste l ecole|a de mauvaises notes|est doue|est douee|apprend lentement|a de la misere a lire)
    (du mal|de la misere|difficulte|difficultes) [a|en|avec] [la|les] (lire|ecrire|apprendre|lecture|ecriture|maths|mathematiques|l ecole)
    (en retard|derriere) (a l ecole|en lecture|sur les autres|dans ses apprentissages)
    (coule|echoue|rate) (tout|ses cours|son annee|ses examens|ses maths|son francais)
    (prof|ecole|enseignante|educatrice) (dit|pense|veut|recommande|m appelle|suggere)
  `,
};
