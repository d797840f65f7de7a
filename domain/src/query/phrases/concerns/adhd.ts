import type { PhraseGroup } from '../../lexicon.ts';

export const ADHD: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['ADHD'] }],
  en: `
    (adhd|add|a d h d|a d d|attention deficit*|hyperactiv*|hyper|inattent*|attention problems|attention issues|attention span|attention disorder|executive function*|executive dysfunction|time blindness|impulsiv*|distractible|scatterbrain*|add adhd)
    (can t|cannot|trouble|hard time|difficulty|unable to|hard to|struggle to) (focus|focusing|concentrate|concentrating|sit still|pay attention|paying attention|finish things|finishing anything|finish anything|organize|get organized|stay on task|start tasks|listen)
    (poor|lack of|no|low) (focus|concentration|attention|attention span)
    (easily|always|so) (distracted|forgetful|disorganized|late|fidget*)
    (distracted|disorganized|disorganised|forgetful|fidgety|fidgets|procrastinat*|lose everything|always late|messy|chaotic|unfocused|daydream*)
    (my|a) <child> (can t sit still|is hyper|won t listen|doesn t listen|can t focus|is hyperactive|never listens|bounces off the walls|has adhd|is impulsive|daydreams|loses everything|is disruptive)
    (adult|women with|late diagnosed|undiagnosed|inattentive) (adhd|add)
    (adhd|add) (test|testing|assessment|diagnosis|evaluation|coach|coaching|meds|medication|screening|adult|adults|women|kid|child)
    (ritalin|vyvanse|concerta|adderall|strattera)
    (bounc*|bouncing) off the walls
    (start* things|starts everything) [and] never finish*
  `,
  fr: `
    (tdah|tda|tda h|tdah adulte|hyperactif|hyperactive|hyperactivite|deficit d attention|deficit de l attention|trouble de l attention|troubles de l attention|inattent*|impulsif|impulsive|impulsivite|fonctions executives|dysfonction executive|trouble de concentration|manque d attention)
    (pas|plus|incapable|n arrive pas a|de la misere a|difficulte a|du mal a) [capable|de] (me concentrer|se concentrer|concentrer|tenir en place|rester assis|ecouter|m organiser|finir|terminer|porter attention|focusser|rester concentre)
    (manque|probleme|difficultes|trouble) [de|d] (concentration|attention|focus|organisation)
    (distrait|distraite|desorganise|desorganisee|oublie tout|toujours en retard|procrastin*|dans la lune|lunatique|eparpille|eparpillee|brouillon|bougeotte|tete en l air|perd tout)
    (mon|ma) <child> (bouge tout le temps|ne tient pas en place|n ecoute pas|ne se concentre pas|est hyperactif|a un tdah|est dans la lune|derange en classe|tient pas en place)
    (evaluation|test|diagnostic|depistage|medication|coaching) [du|pour|de|d un] (tdah|tda|deficit d attention)
    (grouille*|grouiller) tout le temps
    (ritalin|vyvanse|concerta|strattera|biphentin)
  `,
};
