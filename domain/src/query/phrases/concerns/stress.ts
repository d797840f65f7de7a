import type { PhraseGroup } from '../../lexicon.ts';

export const STRESS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Stress Management'] }],
  en: `
    (stress*|stressed|stressful|stressed out|stressing|overwhelm*|pressure|under pressure|too much on my plate|frazzled|swamped|overload*|overstimulat*|high strung|tension headaches|relaxation|relax|coping skills|coping strategies|self care|work life balance|resilience|emotional regulation|emotion regulation|dysregulat*)
    (too much|so much|a lot of|lots of) (stress|pressure|going on|on my mind|responsibility)
    (can t|cannot|not) (cope|handle it|handle everything|keep up|manage anymore|take it anymore|deal anymore|coping)
    (everything|it) (is|s) (too much|overwhelming|piling up)
    (student|exam|school|work|money|financial|family|caregiver|parental|job|holiday) stress
    (exam|finals|thesis|dissertation|deadline)
    (money|financial|debt) (problems|worries|trouble|issues)
    (caregiver|caregiving|caring for|taking care of) [my|a|an] [aging|sick|elderly|disabled] [<relative>|<partner>|parent|parents]
    (sandwich generation|caregiver|caregiving|caregiver burnout|compassion fatigue)
    (in|having) (crisis|a crisis|a rough time|a hard time|a tough time)
    (nervous|emotional) (breakdown|exhaustion)
    (stresed|stressing me out|stressed to the max|stressed af|frantic|at capacity|maxed out|stretched thin|spread thin|burning the candle|juggling everything|juggling too much|running around|scattered|at my limit|at wit s end|wits end|at the end of my rope|end of my rope|on my last nerve|hanging by a thread|barely holding on|barely coping|barely surviving|barely keeping it together|drowning|losing it|losing my shit|about to explode|about to snap|cracking up)
    (my|a lot on my|too much on my|so much on my) plate
    (can t|cannot|don t know how to|barely) (keep it together|hold it together|cope with it all|juggle|keep up|catch a break|catch my breath|do it all|do this|handle life|handle stress|adult|deal with life|deal with everything)
    (everything|it all|life|things) (is|s|are|feels|got|getting) (too much|crashing down|piling up|falling apart|out of control|overwhelming|a lot|crazy|chaos|chaotic|insane)
    (debts|bankruptcy|bankrupt|money troubles|financial stress|money stress|cost of living|losing our house|behind on rent)
    (caring|care|caregiver|caretaker|looking after|taking care) (for|of) (my|our|aging|elderly|sick|a|both) [sick|old|aging|elderly] [<relative>|<partner>|parents|else]
    (family|natural|unpaid) (caregiver|caregivers|carer)
    (alone|everything) on my shoulders
    (midterms|final exams|lsat|mcat|bar exam|assignments|school work|schoolwork|course load)
    (ways|how|learn|learning) to (cope|relax|unwind|manage stress|deal with stress|manage emotions|breathe)
    (tools|strategies|skills) (to|for) (cope|coping|stress|managing stress|calm down|anxiety and stress)
    (farm|farming|harvest|crop failure|lost my farm|lost the farm|losing the farm|lost my business|lost my house|lost everything|losing my business)
    (<relative>|<partner>) has (dementia|alzheimer s|als|parkinson s) and i (can t|am|m|cannot) [do] [it] [anymore|exhausted|burned out]
    (highly sensitive|hsp|too sensitive|overly sensitive|emotional rollercoaster)
    (put|putting|placed|moved) my <relative> (in|into) [a] (home|care|nursing home|long term care)
    (i|me|it s me|i m the one) (who|that) (does|do|takes care of|has to do|cares for) (everything|it all|her|him|mom|dad)
    (at|reached|nearing) (my|the) (limit|breaking point|end of my rope|wits end)
  `,
  fr: `
    (stress|stressant|stresser|surcharge|surcharge mentale|charge mentale|deborde|submerge|depassee|pression|sous pression|tension|relaxation|se detendre|gestion du stress|equilibre de vie|conciliation travail famille|resilience|regulation emotionnelle|gerer mes emotions|gestion des emotions|gerer ses emotions|emotions)
    (trop|tellement|beaucoup) [de|d] (stress|pression|choses|responsabilites|stressee|stresse)
    (pas|plus) [capable de|] (gerer|suivre|y arriver|faire face)
    (j en peux plus|je n en peux plus|n en peux plus|en peux plus|en peux pu|j en peux pu|plus capable|pu capable|je suis tannee|tanne de tout|ecoeure)
    (stress|pression) (etudes|scolaire|des examens|au travail|financier|familial)
    (examen|fin de session|echeances)
    (probleme|problemes|soucis|stress) (d argent|financier|financiers)
    (proche aidant|aidant naturel|prendre soin de (mon|ma|mes) <relative>|usure de compassion|fatigue de compassion)
    (en|situation de|etat de) crise
    (crise|depression) (de nerfs|nerveuse)
    (stress*|au bout de ma corde|au bout de ma vie|au bout du rouleau|a boutte|a bout de nerfs|dans le jus|dans le rush|overwhelm*|depasse par tout|surbooke|essouffle|sature|debordement|noyee|la tete sous l eau|la tete hors de l eau|a la course|courir partout|fin de la corde)
    (trop|plein) (de|d) (pression|affaires|choses a gerer|responsabilites|stress|trucs|poids)
    (trop) (sur les epaules|dans mon assiette|a gerer|de poids|sur mon dos)
    (arrive|arrives) (plus|pas) [a] (tout gerer|suivre|joindre les deux bouts|arriver|decrocher|m en sortir|relaxer)
    (plus|pu|pas) capable (de gerer|de suivre|d en prendre|de rien|de tout faire|de relaxer)
    (tout|ca|c est) (trop|me tombe dessus|s accumule|deborde|s ecroule|arrive en meme temps)
    (dettes|faillite|fins de mois|loyer|factures|probleme d argent|endette|cout de la vie|inflation|hypotheque)
    (joindre|arriver) les deux bouts
    (intras|finaux|memoire de maitrise|travaux de session|barreau|cote r)
    (m occupe|s occupe|occuper|prends soin|prend soin|prendre soin|soin) (de|d) (mon|ma|mes|un|une|mes deux) (<relative>|<partner>|parents|proche|malade)
    (proche|proches) (aidant*|aidante)
    (aidant|aidante|aidants) [naturel*|epuise|epuisee]
    (gerer|gestion|apprendre a gerer|mieux gerer) [le|mon|mes|ses|son|les] (stress|emotions|emotion|pression)
    (outils|trucs|strategies) (pour|contre) (le stress|gerer|relaxer|mon stress|decompresser)
    (decompresser|decrocher|souffler|respirer un peu|ralentir)
    (perdu|perdre|perds) (ma|mon|notre|la|le) (ferme|business|commerce|maison|entreprise|terre)
    (trop sensible|hypersensible|tout m envahit|envahie par mes emotions)
    (placer|place|placee) (ma|mon) (<relative>|<partner>)
    c est moi qui (fait|fais|m occupe|gere|paie|prends|prend) [tout|toute|toutes|de]
    (chu|jsuis|je suis|suis) [rendu|rendue] (a bout|a boutte|au bout|tannee|tanne|depassee|depasse) de (toute|tout)
    (je|j|va|vais) [vais|va] (craquer|exploser|virer folle|virer fou|peter au frette)
  `,
};
