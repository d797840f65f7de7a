import type { PhraseGroup } from '../../lexicon.ts';

export const GRIEF: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Grief and Loss'] }],
  en: `
    (grief|griev*|bereave*|mourning|loss|widow*|deceased|death|dying|passed|terminal|palliative|end of life|hospice|suicide loss|lost to suicide|anticipatory grief|complicated grief|prolonged grief|pet loss|child loss|miscarriage|stillbirth|stillborn|funeral|losing someone)
    (my|our|a) (<relative>|<partner>|<friend>|<pet>) (died|just died|passed|passed away|is dying|is gone|killed himself|killed herself|was killed|took his life|took her life|is terminally ill|has died|had to be put down|overdosed|committed suicide|died by suicide)
    (lost|losing|lose|buried|miss|missing|grieving|mourning) [my|our|a|his|her] (<relative>|<partner>|<friend>|<pet>)
    (death|loss|passing|dying|funeral|suicide) of [my|our|a|his|her] (<relative>|<partner>|<friend>|<pet>|someone)
    (lost|losing) (someone|somebody|a loved one|a pregnancy|the love of my life|everyone)
    (someone|somebody|loved one) (died|passed|close died|passed away|i love died)
    (after|since) (the death|my loss|losing|he died|she died|they died)
    my <relative> s death
    (can t get over|cannot get over|never got over|how to deal with|coping with) [losing] [my] (death|the death|the loss|<pet>|<relative>|losing <relative>)
    (he|she|they) died
    (put|putting) [my|our|the] <pet> (down|to sleep)
    (had to|have to) put <pet> down
    (<relative>|<partner>|<friend>|she|he) (is|s|was|now|just) (gone|not here anymore|no longer here|in heaven)
    (found|finding) my (<relative>|<partner>|<friend>) (dead|hanging|after|in the)
    (after|when) (he|she|my <relative>|my <friend>|my <partner>) (killed himself|killed herself|overdosed|passed|passed away|died|took his life|took her life)
    (first|second) (christmas|birthday|year|holidays) without
    (miss|missing) (her|him|them) so much
    (never|didn t) (said|say|got to say) goodbye
  `,
  fr: `
    (deuil|deuils|endeuille|endeuillee|perte|perdu quelqu un|deces|decede|decedee|mort|morte|mourir d un proche|veuf|veuve|veuvage|fin de vie|soins palliatifs|palliatif|phase terminale|fausse couche|mortinaissance|deuil perinatal|deuil animalier|deuil par suicide|deuil blanc|deuil pathologique|disparition|funerailles|enterrement|aide medicale a mourir|amm)
    (mon|ma|notre) (<relative>|<partner>|<friend>|<pet>) (est mort|est morte|est decede|est decedee|vient de mourir|est mourant|est mourante|s est suicide|s est suicidee|s est enleve la vie|nous a quittes|est parti au ciel|va mourir|est en phase terminale|s est pendu)
    (perdu|perdre|perte de|deuil de|mort de|deces de|depart de|suicide de|perdue) [mon|ma|mes|notre|un|une|son|sa] (<relative>|<partner>|<friend>|<pet>|proche)
    (j ai|elle a|il a|on a|avons) perdu [mon|ma|notre|un] (<relative>|<partner>|<friend>|<pet>|bebe)
    (quelqu un|un proche|un etre cher) (est mort|est decede|vient de mourir)
    (depuis|apres|suite a) (le deces|la mort|son deces|sa mort|la perte|le depart)
    (faire|vivre|traverser|vis) [mon|un|le] deuil
    (faire|fait|fallu|du faire) (euthanasier|endormir|piquer) (mon|ma|notre|le) <pet>
    (mon|ma) (<relative>|<partner>|<friend>) (n est plus la|est plus la|est parti|est partie|est jamais revenu|nous a quitte|s est noye|a eu un accident mortel)
    (premier|premiere) (noel|anniversaire|annee|fete) sans (lui|elle|mon|ma)
    (elle|il) me manque [tellement|beaucoup]
    (pas|jamais) (pu|eu le temps de) (dire|lui dire) adieu
  `,
};
