import type { PhraseGroup } from '../../lexicon.ts';

export const AUTISM: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Autism'] }],
  en: `
    (autis*|asd|a s d|asperger*|aspie|on the spectrum|spectrum disorder|neurodiver*|neuro diver*|neurodivergent|audhd|stimming|sensory issues|sensory|sensory processing|sensory overload|masking|nonverbal|non verbal|late diagnosed autism|adult autism|high functioning|pda|special needs|developmental disabilit*|developmental delay|intellectual disabilit*|down syndrome|global delay|fasd|fas)
    (my|a) <child> (doesn t talk|is not talking|doesn t make eye contact|avoids eye contact|has meltdowns|might be autistic|is autistic|is on the spectrum|has autism|doesn t speak|lines up toys|flaps|has sensory issues|is different|is nonverbal)
    (autism|asd) (test|testing|assessment|diagnosis|evaluation|screening|ados|adult|adults|women|kid|child)
    (think|wonder*|am i|might be|could be) [i m|if i m|i am] autistic
    (social cues|don t understand people|eye contact)
  `,
  fr: `
    (autis*|tsa|t s a|asperger*|spectre de l autisme|spectre autistique|trouble du spectre|neurodiver*|neuroatypi*|neuroatypique|autiste adulte|haut niveau|hypersensib*|sensoriel*|surcharge sensorielle|trouble envahissant|ted|besoins particuliers|retard de developpement|retard global|deficience intellectuelle|di tsa|trisomie|tsaf|non verbal|camouflage social)
    (mon|ma) <child> (ne parle pas|parle pas|parle pas encore|evite le regard|ne regarde pas|est autiste|a un tsa|est peut etre autiste|fait des crises|est different|est differente|aligne ses jouets|bat des mains|est hypersensible)
    (evaluation|test|diagnostic|depistage) [de|d|du|pour|pour l] [un|l] (autisme|tsa|tsa adulte)
  `,
};
