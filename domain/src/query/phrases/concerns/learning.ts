import type { PhraseGroup } from '../../lexicon.ts';

export const LEARNING: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Learning Disabilities', 'Psychoeducational Assessment'] }],
  en: `
    (learning disabilit*|learning disorder|learning difficult*|learning issues|learning problems|ld|dyslexi*|dyscalculi*|dysgraphi*|dysphasia|dyspraxi*|language disorder|reading problems|reading difficulties|spelling|math difficulties|school problems|school difficulties|school issues|struggling in school|academic*|academic difficulties|slow learner|gifted|giftedness|twice exceptional|iep|bad grades|failing grades|failing school|homework)
    <child> (can t read|struggles at school|struggles in school|is behind|is failing|is behind at school|has trouble reading|has trouble at school|reverses letters|hates school|has bad grades|is gifted|doesn t like school|learns slowly|is struggling at school)
    (trouble|difficulty|hard time|struggle*|problems|behind) (reading|writing|spelling|learning|with math|at school|in school|with reading|with school)
    (failing|flunking|dropping out) [of] [his|her|my] (school|class|classes|grade|university|everything)
    (grades|levels|years) behind [in|at] [school|reading|math]
    (reads|reading|writes|spells) (like|below|at) (grade|level|a)
    (failed|failing|fails) (everything|every class|his classes|her classes|the semester|math|english|school)
    (teacher|school) (says|wants|thinks|said|called|recommends|suggested)
    (dyslexic|dislexia|dislexic|dyslexia testing|reading delay|reading level|reads below grade level|can t spell|letter reversals|mixes up letters|mixes up b and d|math anxiety|math trouble|learning delay|learning challenges|learning support|special education|special ed|iep meeting|report card|bad report card|repeat a grade|held back|2 e kid|bright but struggling|smart but failing|school struggles|failing classes|study skills|academic accommodations|processing speed|working memory|auditory processing|nonverbal learning)
    <child> (is|) (failing|failing grade|failing school|failing math|behind in reading|behind in math|behind at school|behind in school|falling behind|struggling in school|struggling to read|struggles to read|hates reading|can t spell|can t do math|reads slow|reads slowly|gifted|very smart but|bored at school|bored in class|dropping out|having trouble at school|having a hard time at school|not learning|not reading yet|not doing well in school)
    (flunk*|fail|failing|failed|fails) [his|her|my|the|all|every] (year|course|courses|exams|tests|subjects|semester|classes)
    (grade|grades|level|levels|year|years) (behind|below)
  `,
  fr: `
    (trouble d apprentissage|difficulte d apprentissage|dyslexi*|dyscalculi*|dysorthograph*|dysgraphi*|dysphasi*|dysprax*|trouble du langage|difficultes scolaires|probleme a l ecole|echec scolaire|retard scolaire|plan d intervention|surdoue*|doue|douance|haut potentiel|hpi|devoirs|mauvaises notes|redouble|redoubler|orthographe)
    <child> (a de la misere a l ecole|ne sait pas lire|a du mal a lire|a de la difficulte a l ecole|coule|est en echec|deteste l ecole|a de mauvaises notes|est doue|est douee|apprend lentement|a de la misere a lire)
    (du mal|de la misere|difficulte|difficultes) [a|en|avec] [la|les] (lire|ecrire|apprendre|lecture|ecriture|maths|mathematiques|l ecole)
    (en retard|derriere) (a l ecole|en lecture|sur les autres|dans ses apprentissages)
    (coule|echoue|rate) (tout|ses cours|son annee|ses examens|ses maths|son francais)
    (prof|ecole|enseignante|educatrice) (dit|pense|veut|recommande|m appelle|suggere)
    (dyslexique|dyscalculique|dyspraxie|dyspraxique|dysorthographie|trouble dys|dys|enfant dys|trouble de lecture|retard de lecture|difficulte de lecture|difficultes en maths|difficulte en francais|orthopedagog*|echec|coule son annee|decrochage|decrochage scolaire|decroche|decrocheur|motivation scolaire|difficultes academiques|doubler son annee|redoublement|notes en chute|doue mais|zebre|precocite|precoce|surdouee|surdouement|haut potentiel intellectuel|memoire de travail)
    <child> (a de la misere|a de la difficulte|a du mal|a des difficultes|coule|echoue|double|est en echec|lit pas|lit mal|lit lentement|apprend pas|inverse les lettres|inverse ses lettres|melange les lettres|deteste lire|s ennuie a l ecole|s ennuie en classe|prend du retard|est en retard|est doue|est douee|veut lacher l ecole|lache l ecole) [a|en|avec|dans] [l|la|les|ses] [ecole|lecture|maths|francais|lettres|devoirs|ecrire|lire]
    (inverse|melange|confond) [les|ses] (lettres|chiffres|sons|b et d)
    (tdl|tdc|trouble developpemental du langage|trouble developpemental de la coordination|trouble de la coordination|troubles app|trouble d app)
  `,
};
