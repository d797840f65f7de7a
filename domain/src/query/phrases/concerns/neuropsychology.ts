import type { PhraseGroup } from '../../lexicon.ts';

export const NEUROPSYCHOLOGY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Neuropsychology'] }],
  en: `
    (neuropsych*|neuro psych|neuro psychologist|neuro psychology|neuro psychological|neuropsychological assessment|brain injury|tbi|traumatic brain injury|concussion*|post concussion|head injury|head trauma|hit my head|brain damage|acquired brain injury|abi|stroke recovery|dementia|alzheimer*|memory loss|memory problems|memory|forgetting things|forgetful*|cognitive decline|mild cognitive impairment|mci|brain fog|memory clinic|memory test|aphasia|epilepsy surgery|brain tumour|cognitive rehab*)
    (lose|losing|loss of) [my|his|her] memory
    (my|our) <relative> (is forgetting|forgets everything|has dementia|has alzheimer s|is losing her memory|is losing his memory|forgets things|is confused)
    (trouble|problems|difficulty) (remembering|with memory|with my memory)
    (can t|cannot) remember (things|anything)
    (forget|forgets|forgetting) (names|words|appointments|where|everything|the names|what)
    (can t|cannot) find (my|the) words
    (not|never been|isn t) the same since (my|the|a) (concussion|accident|hit|injury|stroke|fall)
    (neuro psych|neuropsychologist|neuro psychologist|neuropsych eval|neuropsych testing|neuro testing|neuro assessment|concussion clinic|concussed|concusion|hit in the head|knocked out|brain bleed|brain surgery|post concussion syndrome|pcs|foggy brain|chemo brain|covid brain|covid fog|word finding|early onset|dementia testing|dementia screening|alzeimers|alzhiemers|alzheimers|lewy body|parkinson dementia|memory loss test|memory slipping|losing my memory|memory is going|memory is bad|bad memory|senior moments|mild cognitive|cognitive impairment|capacity assessment|driving assessment after stroke|executive testing)
    (<relative>|<partner>|she|he) (keeps forgetting|forgets|forgets everything|forgets my name|forgot my name|is forgetting|repeats herself|repeats himself|gets lost|got lost|is confused|is getting confused|leaves the stove on|left the stove on|is losing it|has memory problems|memory is going|can t remember|doesn t remember|doesn t recognize me|has dementia|has alzheimers|may have dementia|hit his head|hit her head|had a concussion|had a brain injury)
    (memory|head|brain) (isn t right|is slipping|is going|is foggy|is not what it was|not working|test|testing|problems|trouble|clinic|loss|fading|evaluation|check)
    (keep|keeps|kept|always) (forgetting|losing words|losing my words|misplacing|repeating myself|repeating himself|repeating herself)
    (since|after|from) [my|the|a|his|her] (concussion|stroke|head injury|brain injury|tbi|fall|aneurysm|brain tumour|mild stroke|hit to the head|car accident i can t think)
    (asks|asking|ask|repeats|repeating|tells) [me|us] [the] (same|same story|same question|same questions|same thing) [question|thing|story] [over and over|again|ten times]
    (wanders|wandering|sundowning|gets lost driving|left the stove on|can t follow a conversation|mixes up names|calls me by the wrong name|forgetting our names|forgets our names)
    (mtbi|m tbi)
  `,
  fr: `
    (neuropsy*|neuro psy|neuro psychologue|neuro psychologie|neuro psychologique|evaluation neuropsychologique|traumatisme cranien|traumatisme craniocerebral|tcc leger|tcl|commotion|commotion cerebrale|blessure a la tete|coup a la tete|lesion cerebrale|dommage cerebral|apres un avc|demence|alzheimer|perte de memoire|trous de memoire|memoire|declin cognitif|trouble cognitif|brouillard mental|aphasie|readaptation cognitive|troubles neurocognitifs|oublis)
    (perd|perds|perdre) (la|ma|sa) memoire
    (mon|ma|notre|son|sa) <relative> (perd la memoire|oublie tout|a l alzheimer|fait de la demence|est confus|est confuse|oublie)
    (du mal a|difficulte a|de la misere a) (me souvenir|me rappeler|retenir)
    (cherche|cherche mes|trouve plus|trouve pas) [mes|les|ses] mots
    (oublie|oublier|oublie les) (les noms|noms|tout|mes rendez vous|les mots|ou je suis)
    (plus|pas) (le|la) meme depuis (ma|mon|l|la) (commotion|accident|chute|avc|coup)
    (memoire) (poche|qui flanche|me lache|me joue des tours)
    (neuropsychologue|neuropsychologie|neuropsycho|evaluation neuro|bilan neuro|bilan neuropsychologique|bilan cognitif|bilan de memoire|test de memoire|clinique de memoire|commotion*|traumatise cranien|tcc modere|coup sur la tete|tombe sur la tete|cogne la tete|anevrisme|hemorragie cerebrale|tumeur au cerveau|cerveau dans la brume|brouillard cerebral|brouillard|cerveau embrume|memoire qui baisse|memoire qui s en va|memoire defaillante|alzheimer precoce|debut d alzheimer|debut de demence|demence precoce|corps de lewy|mci|tnc|inaptitude|evaluation de l inaptitude|evaluation d aptitude|mandat d inaptitude|aptitude a conduire)
    (<relative>|<partner>|il|elle|parents) (oublie|oublie tout|oublie des choses|oublie le rond|oublie ses pilules|repete|repete toujours|se repete|se perd|s est perdu|s est perdue|me reconnait plus|me reconnait pas|perd la memoire|perd la tete|perd ses mots|cherche ses mots|est confus|est confuse|est melee|est mele|a l alzheimer|a des trous de memoire|fait de la demence)
    (depuis|apres|suite a|post) [l|mon|ma|son|sa|un|une|le|la] (commotion|avc|accident vasculaire|coup|tcc|trauma cranien|traumatisme cranien|chute|tumeur|anevrisme|chirurgie au cerveau)
    (oublie|oublies|perds|cherche|mele) (tout|tout le temps|mes mots|les mots|les noms|mes affaires tout le temps|le nom|des bouts|mes rendez vous|ce que je viens de lire|de plus en plus)
    (pose|redemande|demande|repete|raconte) [toujours|sans arret] (la|les|) (meme|memes) (question|questions|chose|histoire|affaires)
    (se perd en auto|se perd dans le quartier|laisse le rond allume|reconnait plus les enfants|melange les noms|errance)
    (cherche|perds|trouve) mes mots et [j|je] [oublie|perds] [les|mes] [noms|nom|clefs|cles|choses] [de|d] [mes] [<relative>|petits enfants]
  `,
};
