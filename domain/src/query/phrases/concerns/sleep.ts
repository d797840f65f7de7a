import type { PhraseGroup } from '../../lexicon.ts';

export const SLEEP: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Sleep and Insomnia'] }],
  en: `
    (insomni*|sleep|sleeping|sleepless*|cbt i|cbti|sleep apnea|apnea|nightmare|nightmares|night terrors|night terror|sleepwalk*|bad dreams|sleep problems|sleep disorder|sleep hygiene|restless legs|narcolepsy|melatonin|sleeping pills|circadian|shift work|jet lag)
    (can t|cannot|can not|cant|trouble|hard to|unable to|don t|not|difficulty|struggle to|won t|doesn t|never) (sleep|sleeping|fall asleep|falling asleep|stay asleep|staying asleep|get to sleep|get any sleep|sleep through the night|sleep at night)
    (wake|waking|wakes|awake|woke) (up|) [all|at|in] [the|] (night|3 am|4 am|middle of the night|every night|early|tired|screaming)
    (up all night|tossing and turning|lying awake|awake at night|no sleep|lack of sleep|sleep deprived|not sleeping|poor sleep|bad sleep|always tired|exhausted but can t sleep)
    (my|a) <child> (won t sleep|doesn t sleep|has nightmares|wakes up|can t sleep|is afraid of the dark|has night terrors|won t sleep alone|sleeps in my bed)
  `,
  fr: `
    (insomni*|sommeil|dormir|dors|nuits blanches|nuit blanche|cauchemar|cauchemars|terreur nocturne|terreurs nocturnes|somnambul*|apnee|apnee du sommeil|hygiene du sommeil|tcc i|somniferes|melatonine|travail de nuit|quart de nuit|trouble du sommeil|narcolepsie|jambes sans repos)
    (pas|plus|mal|peu|jamais|incapable de|n arrive pas a|n arrive plus a|arrive pas a|du mal a|de la misere a|difficulte a|capable de) (dormir|dors|m endormir|s endormir|me rendormir|trouver le sommeil|fermer l oeil|dormir la nuit)
    (je|il|elle|on) dors (pas|plus|mal|peu)
    (reveille|reveil|reveils|me reveille|se reveille|me leve) [la|en|au milieu de la|a|toutes les] (nuit|nuits|nocturnes|3 h|4 h|pleine nuit|matin fatigue)
    (mon|ma) <child> (ne dort pas|dort mal|fait des cauchemars|se reveille|a peur du noir|ne veut pas dormir|fait ses nuits pas|dort pas)
    (tourne|tourner|tournant) dans mon lit
  `,
};
