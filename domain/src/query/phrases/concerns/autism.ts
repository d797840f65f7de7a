import type { PhraseGroup } from '../../lexicon.ts';

export const AUTISM: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Autism'] }],
  en: `
    (autis*|asd|a s d|asperger*|aspie|on the spectrum|spectrum disorder|neurodiver*|neuro diver*|neurodivergent|audhd|stimming|sensory issues|sensory|sensory processing|sensory overload|masking|nonverbal|non verbal|late diagnosed autism|adult autism|high functioning|pda|special needs|developmental disabilit*|developmental delay|intellectual disabilit*|down syndrome|global delay|fasd|fas)
    <child> (doesn t talk|is not talking|doesn t make eye contact|avoids eye contact|has meltdowns|might be autistic|is autistic|is on the spectrum|has autism|doesn t speak|lines up toys|flaps|has sensory issues|is different|is nonverbal)
    (autism|asd) (test|testing|assessment|diagnosis|evaluation|screening|ados|adult|adults|women|kid|child)
    (think|wonder*|am i|might be|could be) [i m|if i m|i am] autistic
    (social cues|don t understand people|eye contact)
    (asd level 1|autistic|autism spectrum|spectrum|neuro atypical|neuroatypical|neurodivers*|neuro diversity|unmasking|meltdowns and shutdowns|shutdowns|special interests|adir|echolalia|flapping|toe walking|lines up|lining up|delayed speech|speech delay|late talker|not talking yet|socially odd)
    <child> [is|not|isn t|doesn t|won t] (not talking|doesn t talk|nonverbal|non verbal|doesn t speak|not speaking|no words|not talking much|won t look at me|lines up his cars|lines up her toys|lines up toys|flaps his hands|flaps|spins|hates loud noises|hates tags|covers his ears|in his own world|in her own world|has no friends and loves trains|doesn t respond to his name|plays alone)
    (doesn t|won t|avoids|no|never) (look at me|look in the eyes|look me in the eye|make eye contact|eye contact|respond to his name|respond to name|answer to his name|play with others|play with other kids)
    (lines|line|lining) up (his|her|all|the|toys|cars)
    (own|in his own|in her own) (little|) world
    (loud noises|tags|textures|food textures|bright lights|crowded places) (bother|hurt|upset|are hard for) (him|her|me)
    (felt|feel|been|always) (different|weird|like an alien|out of place) my whole life
    (late|self) diagnosed (autistic|autism|woman|women|adult)
    (behind|delayed) [his|her] [peers|others] in (talking|speech|language|social skills)
    (isn t|not) talking yet
    <number> year old [still] (isn t|not) talking
  `,
  fr: `
    (autis*|tsa|t s a|asperger*|spectre de l autisme|spectre autistique|trouble du spectre|neurodiver*|neuroatypi*|neuroatypique|autiste adulte|haut niveau|hypersensib*|sensoriel*|surcharge sensorielle|trouble envahissant|ted|besoins particuliers|retard de developpement|retard global|deficience intellectuelle|di tsa|trisomie|tsaf|non verbal|camouflage social)
    <child> (ne parle pas|parle pas|parle pas encore|evite le regard|ne regarde pas|est autiste|a un tsa|est peut etre autiste|fait des crises|est different|est differente|aligne ses jouets|bat des mains|est hypersensible)
    (evaluation|test|diagnostic|depistage) [de|d|du|pour|pour l] [un|l] (autisme|tsa|tsa adulte)
    (autisme*|autiste*|spectre|neuroatypie|neurodivergence|neurodivergen*|aspie|dans sa bulle|dans son monde|interets restreints|stereotypies|echolalie|retard de langage|retard de parole|retard du langage|hypersensibilite|camouflage|surstimul*|effondrement autistique)
    <child> (ne|) (parle pas|parle toujours pas|parle pas beaucoup|regarde pas dans les yeux|repond pas a son nom|joue seul|joue tout seul|aligne ses autos|aligne ses blocs|bat des mains|bouche ses oreilles|marche sur la pointe des pieds|ne regarde pas|ne parle pas|ne repond pas)
    (regarde|regarder) (pas|jamais) dans les yeux
    (aligne|aligner) (ses|les|tout) [autos|jouets|blocs|camions]
    (supporte|tolere) (pas|mal) (le bruit|les bruits|les etiquettes|les foules|les textures|la lumiere|le changement)
    (toujours|me suis toujours|sens) [senti|sentie] (differente|different|a part|decalee|decale|extraterrestre)
  `,
};
