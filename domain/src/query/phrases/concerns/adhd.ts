import type { PhraseGroup } from '../../lexicon.ts';

export const ADHD: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['ADHD'] }],
  en: `
    (adhd|addhd|adhdd|ahdd|adhad|audhd kid|add|a d h d|a d d|attention deficit*|hyperactiv*|hyper|inattent*|attention problems|attention issues|attention span|attention disorder|executive function*|executive dysfunction|time blindness|impulsiv*|distractible|scatterbrain*|add adhd)
    (can t|cannot|trouble|hard time|difficulty|unable to|hard to|struggle to) (focus|focusing|concentrate|concentrating|sit still|pay attention|paying attention|finish things|finishing anything|finish anything|organize|get organized|stay on task|start tasks|listen)
    (poor|lack of|no|low) (focus|concentration|attention|attention span)
    (easily|always|so) (distracted|forgetful|disorganized|late|fidget*)
    (distracted|disorganized|disorganised|forgetful|fidgety|fidgets|procrastinat*|lose everything|always late|messy|chaotic|unfocused|daydream*)
    <child> (can t sit still|is hyper|won t listen|doesn t listen|can t focus|is hyperactive|never listens|bounces off the walls|has adhd|is impulsive|daydreams|loses everything|is disruptive)
    (adult|women with|late diagnosed|undiagnosed|inattentive) (adhd|add)
    (adhd|add) (test|testing|assessment|diagnosis|evaluation|coach|coaching|meds|medication|screening|adult|adults|women|kid|child)
    (ritalin|vyvanse|concerta|adderall|strattera)
    (bounc*|bouncing) off the walls
    (start* things|starts everything) [and] never finish*
    (adhder|ad hd|adhd brain|hyperfocus*|rejection sensitivity|rsd|short attention span|focus problems|focus issues|concentration problems|fidget*|impulse control|squirrel brain|brain all over the place|zoning out|zone out|spaces out|space cadet)
    (can t|cannot|hard to|trouble|unable to|struggle to|never|don t|difficulty|problem|problems) (focus|focusing|focussing|concentrate|concentrating|pay attention|paying attention|sit still|sitting still|stay on task|finish anything|finish things|finish what i start|get organized|organize|remember appointments|stay focused|stay organized|start tasks|get started|get anything done)
    (always|constantly) (losing|forgetting|late|interrupting|distracted|moving|on the go|losing my keys|running late)
    (lose|loses|losing|lost) (my keys|everything|focus|his homework|her homework|track of time|my phone|my train of thought)
    (zero|no|poor|lack of|lost|bad) (focus|concentration|attention|attention span|organization|organizational skills|time management|impulse control)
    (bouncing|bounces|climbing|climbs) [off] [the] walls
    (talks|interrupts|moves|runs) (non stop|nonstop|all the time|constantly|in class|too much|around)
    (teacher|school|daycare) (thinks|says|suspects|said) [he|she|my son|my daughter|it] [has|might have|is|could be] (adhd|add|hyperactive|hyper)
    (so many|100|too many|fifty) tabs open
    (think|wonder|maybe|might|pretty sure) [i|he|she|my <child>|if] [have|has|had] (adhd|add)
    (get|getting|be|want to be|need to be) (tested|assessed|evaluated|diagnosed|screened) for (adhd|add)
    (stimulants|vyvance|ritilin)
    (can t|cannot|couldn t|won t|never|struggle to|trouble|hard to) (start|starting|finish|finishing|begin|hand in|submit) [my|any|an|the] (essay*|homework|paper|papers|assignment*|task|tasks|anything|projects|things|thesis|chores|what i start)
    (leave|leaves|leaving|do|doing) (everything|it all|essays|homework|things|assignments) (to|till|until|at|the) [the] (last minute|night before|midnight|end)
    (rsd|rejection sensitiv*|rejection sensitive dysphoria|executive dysfunction|executive function*|time blind*)
  `,
  fr: `
    (tdah|tda|tda h|tdah adulte|hyperactif|hyperactive|hyperactivite|deficit d attention|deficit de l attention|trouble de l attention|inattent*|impulsif|impulsive|impulsivite|fonctions executives|dysfonction executive|trouble de concentration|manque d attention)
    (pas|plus|incapable|n arrive pas a|de la misere a|difficulte a|du mal a) [capable|de] (me concentrer|se concentrer|concentrer|tenir en place|rester assis|ecouter|m organiser|finir|terminer|porter attention|focusser|rester concentre)
    (manque|probleme|difficultes|trouble) [de|d] (concentration|attention|focus|organisation)
    (distrait|desorganise|oublie tout|toujours en retard|procrastin*|dans la lune|lunatique|eparpille|brouillon|bougeotte|tete en l air|perd tout)
    <child> (bouge tout le temps|ne tient pas en place|n ecoute pas|ne se concentre pas|est hyperactif|a un tdah|est dans la lune|derange en classe|tient pas en place)
    (evaluation|test|diagnostic|depistage|medication|coaching) [du|pour|de|d un] (tdah|tda|deficit d attention)
    (grouille*|grouiller) tout le temps
    (ritalin|vyvanse|concerta|strattera|biphentin)
    (tdah*|hyperacti*|inattention|inattentif|inattentive|distraction|dispersion|disperse|procrastination|gestion du temps|hyperfocus|charge mentale tdah|deficit attentionnel|trouble attentionnel|concentration)
    (pas|plus|capable|arrive pas a|incapable|difficile|dur|dure|misere) (de|a|d) [me|se|m|s] (concentrer|focuser|focusser|organiser|tenir en place|tenir tranquille|rester assis|rester assise|rester en place|rester tranquille|finir|finir ce que je commence|etre a l heure|ecouter|suivre en classe)
    (tient|tiens|reste|arrete) (pas|jamais|plus) [en|de] (place|bouger|grouiller|parler|assis|tranquille)
    (toujours|souvent|constamment) (en retard|dans la lune|distrait|distraite|en mouvement|perdu dans ses pensees|eparpille|eparpillee|a perdre mes choses)
    (perd|perds|oublie) (tout|ses affaires|mes cles|mes affaires|ses mitaines|tout le temps ses choses|ses devoirs|tout le temps)
    (mille|100|plein de) (idees|choses|affaires) (a la fois|en meme temps|dans la tete)
    (commence|commencer) (tout|plein de choses|mille affaires) [finit|finis|sans finir|pis finit|et ne finit] [rien]
    (prof|ecole|educatrice|garderie) (pense|dit|soupconne) (qu il a un|qu elle a un|que c est un) (tdah|deficit d attention|tda)
    (pense|crois|soupconne) [que] [j|je|il|elle] (avoir|ai|a|avoir peut etre) [un|le] (tdah|tda)
    (faire|passer|besoin d une|obtenir une|veux une) (evaluation|test|diagnostic|evaluer) (tdah|pour le tdah|tda|pour un tdah|de tdah|deficit)
    (remets|remettre|remet|repousse|repousser|reporte|reporter|procrastin*) [tout|toujours] [a|au|mes] (demain|plus tard|lendemain|derniere minute|travaux|devoirs|taches)
    (commence|commencer|finis|finir|termine|terminer) (jamais|pas|rien) [mes|ce|les] [travaux|que je commence|projets|affaires]
    (finis|finir|termine) (jamais|pas) (rien|ce que je commence|mes affaires|mes travaux)
  `,
};
