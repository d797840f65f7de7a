import type { PhraseGroup } from '../../lexicon.ts';

export const NEUROPSYCHOLOGY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Neuropsychology'] }],
  en: `
    (neuropsych*|neuro psych*|neuropsychological assessment|brain injury|tbi|traumatic brain injury|concussion*|post concussion|head injury|head trauma|hit my head|brain damage|acquired brain injury|abi|stroke recovery|dementia|alzheimer*|memory loss|memory problems|memory|forgetting things|forgetful*|cognitive decline|mild cognitive impairment|mci|brain fog|memory clinic|memory test|aphasia|epilepsy surgery|brain tumour|cognitive rehab*)
    (lose|losing|loss of) [my|his|her] memory
    (my|our) <relative> (is forgetting|forgets everything|has dementia|has alzheimer s|is losing her memory|is losing his memory|forgets things|is confused)
    (trouble|problems|difficulty) (remembering|with memory|with my memory)
    (can t|cannot) remember (things|anything)
    (forget|forgets|forgetting) (names|words|appointments|where|everything|the names|what)
    (can t|cannot) find (my|the) words
    (not|never been|isn t) the same since (my|the|a) (concussion|accident|hit|injury|stroke|fall)
  `,
  fr: `
    (neuropsy*|neuro psy*|evaluation neuropsychologique|traumatisme cranien|traumatisme craniocerebral|tcc leger|tcl|commotion|commotions|commotion cerebrale|blessure a la tete|coup a la tete|lesion cerebrale|dommage cerebral|apres un avc|demence|alzheimer|perte de memoire|pertes de memoire|trous de memoire|memoire|declin cognitif|trouble cognitif|troubles cognitifs|brouillard mental|aphasie|readaptation cognitive|troubles neurocognitifs|oublis)
    (perd|perds|perdre) (la|ma|sa) memoire
    (mon|ma) <relative> (perd la memoire|oublie tout|a l alzheimer|fait de la demence|est confus|est confuse|oublie)
    (du mal a|difficulte a|de la misere a) (me souvenir|me rappeler|retenir)
    (cherche|cherche mes|trouve plus|trouve pas) [mes|les|ses] mots
    (oublie|oublier|oublie les) (les noms|noms|tout|mes rendez vous|les mots|ou je suis)
    (plus|pas) (le|la) meme depuis (ma|mon|l|la) (commotion|accident|chute|avc|coup)
    (memoire) (poche|qui flanche|me lache|me joue des tours)
  `,
};
