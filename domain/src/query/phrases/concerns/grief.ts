import type { PhraseGroup } from '../../lexicon.ts';

export const GRIEF: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Grief and Loss'] }],
  en: `
    (lost|losing|lose) [my|our|a|her|his] (<relative>|<partner>|<friend>) (to|by) (suicide|overdose|cancer|covid|fentanyl|drugs|als|dementia)
    (grief|griev*|bereave*|mourning|widow*|deceased|death|dying|passed|terminal|palliative|end of life|hospice|suicide loss|lost to suicide|anticipatory grief|complicated grief|prolonged grief|pet loss|child loss|miscarriage|stillbirth|stillborn|funeral|losing someone)
    (<relative>|<partner>|<friend>|<pet>) (died|just died|passed|passed away|is dying|is gone|killed himself|killed herself|was killed|took his life|took her life|is terminally ill|has died|had to be put down|overdosed|committed suicide|died by suicide)
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
    (bereaved|grief stricken|heart is broken since|widower|widowed|widows|mourn|orphan*|obituary|wake and funeral|anniversary of death|medical assistance in dying|assisted dying)
    (<relative>|<partner>|<friend>|<pet>) (died|just died|passed|passed on|passed away|was killed|is dead|dead|dying|is dying|overdosed|od d|drowned|is gone|took his own life|took her own life|died suddenly|has died|crossed the rainbow bridge|got hit by a car|died last|is in palliative|has weeks to live|has months to live|didn t make it)
    (lost|losing|lose|losed|loosing|lossed|burying|buried|bury) [my|our|a|his|her|their|the|both] [dear|beloved|little|only|older|younger|baby|eldest|own|two] (<relative>|<partner>|<friend>|<pet>|parents|twins|loved one)
    (death|loss|passing|dying) (of|in) [my|our|a|his|her|the] [loved one|close|dear|family] (<relative>|<partner>|<friend>|<pet>|family|someone|one)
    (recent|sudden|tragic|terrible|great|big|family|traumatic|unexpected|personal|devastating) (loss|death|losses)
    (coping|dealing|deal|struggling|cope|help|living) with [a|the|my] (loss|death|a loss)
    (grief and loss|loss and grief|loss of a loved one)
    (she|he|they|dad|mom|it) (s|is|has been|has) (gone|been gone|not coming back|no longer with us|passed)
    (miss|missing|misses) (my|her|his|our|the) [late|dead] (<relative>|<pet>|<friend>)
    (how|learn) to (grieve|mourn|live without him|live without her|go on without|live without)
    (without) (him|her|my husband|my wife|my mom|my dad) [anymore|is hard]
    (can t|cannot|don t know how to) (live|go on|cope|do this) without (him|her|my <relative>|my <partner>|them)
    (suicide|overdose) (loss|bereavement|survivor|survivors|death)
    (survivor|survivors) of suicide loss
    (loss|losing|lost|bereaved|grieving|grief|died|dead) [survivor|due|after|from|to|by] [of|to|a] (suicide|overdose)
    (killed himself|killed herself|hung himself|hung herself|hanged himself|shot himself|took his life|took her life|died by suicide|ended his life|ended her life|completed suicide)
    (found|find) (him|her|my <relative>|my <partner>) (dead|hanging|gone|unresponsive|after)
    (house|home|bed|chair) is (empty|so empty|quiet|too quiet)
    (the|so) (empty|quiet) (house|bed) [since]
    (cancer|covid|als|accident|overdose) took (him|her|my <relative>)
    (first|next) (christmas|birthday|mother s day|father s day|anniversary|holiday|year) (without|since|after)
    (end of life|dying|terminal) (care|illness|diagnosis|wishes)
    (pet|dog|cat) (grief|loss|died|death|bereavement)
    (never|didn t|hasn t|not) (came|come|coming|made it) (back|home) [from]
    (he|she|they|who|dad|mom|it|son|brother) never came (back|home)
    (people|everyone|they|friends) [keep|keeps] (say|saying|says|tell me|telling me|expect me) [to] (get over it|move on|be over it)
    (lost|losing|buried|burying|mourning|missing) [my] (<relative>|<friend>|<pet>|<partner>|unborn child|foster child)
    (<relative>|<friend>|<pet>|<partner>) (od d|overdosed|drowned|was killed|got killed|was murdered|took his own life|took her own life|is gone|isn t coming back|didn t make it|in hospice|in palliative care|is dying|has weeks to live)
    (first|another|a) (christmas|birthday|mother s day|father s day|anniversary|summer|year) without
    (can t|cannot|not ready to) (let go of|say goodbye to|clean out|empty|sell) [my|his|her] (things|clothes|house|room|<relative>)
  `,
  fr: `
    (perdu|perdue|perdre) [mon|ma|notre|un|une] (<relative>|<partner>|<friend>) (du|d|d un|de la|par|a cause du|a cause d un) (suicide|cancer|overdose|surdose|covid|accident|avc|fentanyl)
    (deuil|endeuille|perte|perdu quelqu un|deces|decede|mort|mourir d un proche|veuf|veuve|veuvage|fin de vie|soins palliatifs|palliatif|phase terminale|fausse couche|mortinaissance|deuil perinatal|deuil animalier|deuil par suicide|deuil blanc|deuil pathologique|disparition|funerailles|enterrement|aide medicale a mourir|amm)
    (<relative>|<partner>|<friend>|<pet>) (est mort|est morte|est decede|est decedee|vient de mourir|est mourant|est mourante|s est suicide|s est suicidee|s est enleve la vie|nous a quittes|est parti au ciel|va mourir|est en phase terminale|s est pendu)
    (perdu|perdre|perte de|deuil de|mort de|deces de|depart de|suicide de|perdue) [mon|ma|mes|notre|un|une|son|sa] (<relative>|<partner>|<friend>|<pet>|proche)
    (j ai|elle a|il a|on a|avons) perdu [mon|ma|notre|un] (<relative>|<partner>|<friend>|<pet>|bebe)
    (quelqu un|un proche|un etre cher) (est mort|est decede|vient de mourir)
    (depuis|apres|suite a) (le deces|la mort|son deces|sa mort|la perte|le depart)
    (faire|vivre|traverser|vis) [mon|un|le] deuil
    (faire|fait|fallu|du faire) (euthanasier|endormir|piquer) (mon|ma|notre|le) <pet>
    (<relative>|<partner>|<friend>) (n est plus la|est plus la|est parti|est partie|est jamais revenu|nous a quitte|s est noye|a eu un accident mortel)
    (premier|premiere) (noel|anniversaire|annee|fete) sans (lui|elle|mon|ma)
    (elle|il) me manque [tellement|beaucoup]
    (pas|jamais) (pu|eu le temps de) (dire|lui dire) adieu
    (endeuill*|chagrin|orphelin*|deuil*|deceder|mourir bientot|agonie|defunt|feu mon|mise en terre|salon funeraire|mort subite|aide a mourir|soins de fin de vie)
    (<relative>|<partner>|<friend>|<pet>) (est mort|est morte|est decede|est decedee|mort|morte|decede|decedee|s est eteint|s est eteinte|nous a quitte|nous a quittes|s est noye|s est tue|s est tuee|s est pendu|s est suicide|s est suicidee|a mis fin a ses jours|s est enleve la vie|s est fait frapper|va mourir|est en fin de vie|est aux soins palliatifs|vient de partir|vient de deceder|est au ciel|a leve les pattes|a ete euthanasie)
    (perdu|perdue|perdre|perds|perd|perte|perte de|deces|deces de|mort|mort de|depart|deuil|deuil de|euthanasie|euthanasie de) [de|d|du|mon|ma|mes|notre|nos|un|une|son|sa|leur] [cher|petit|petite|vieux|grand|jeune|seul|deux] (<relative>|<partner>|<friend>|<pet>|parents|proche|jumeaux|conjoint)
    (grosse|grande|terrible|douloureuse|vivre une|traverser une|suite a une|apres une|suite a la|depuis la) perte
    (m ennuie|ennuie|ennuyer) (de|d) (lui|elle|mon <relative>|ma <relative>|mon <partner>|ma <partner>|mon <pet>)
    (il|elle|mon <relative>|ma <relative>|mon <partner>|ma <partner>) me manque
    (vivre|continuer|avancer|m en sortir) sans (lui|elle|mon <partner>|ma <partner>|mon <relative>|ma <relative>)
    (depuis|apres|suite) [a|qu] [que|] [il|elle] (est parti|est partie|le deces|son depart|sa mort|son deces|la mort|son suicide|le suicide)
    (deuil|mort|deces|perte|perdu|endeuille|endeuillee|endeuilles|suite au|apres le|survivant|survivante) [par|a|du|d un|de|apres|au] suicide
    (suicide) (de|d) (mon|ma|notre|un|une|mes) (<relative>|<partner>|<friend>|proche|patient|collegue)
    (s est|m est) (enleve la vie|suicide|suicidee|pendu|pendue|tire une balle|tue|mort dans les bras|morte dans les bras)
    (trouve|trouver|retrouve) (mort|morte|pendu|mon <relative>|mon <partner>|sans vie)
    (maison|lit|chaise) (vide|trop vide) [depuis]
    (faire|vivre|accepter|traverser|passer a travers) (son|sa|le|la|ce|un|mon) (deuil|mort|depart|deces|perte)
    (cancer|covid|accident|avc) (l a emporte|l a emportee|a emporte)
    (premier|premiere|prochain) (noel|anniversaire|fete des meres|fete des peres|annee|temps des fetes) (sans|depuis|apres)
    (bebe|enfant|grossesse) (perdu|perdue|mort ne|morte nee|ange)
    bebe ange
    (jamais|pas|plus) (revenu|revenue|rentre|rentree) [de|d|a] [la|pecher|peche|chasse|maison|l hopital|mer]
    (<relative>|<partner>|<friend>|<pet>) [jumelle|jumeau|ainee|aine|cadet|cadette|unique] (est decede|est decedee|est mort|est morte|s en est alle|s en est allee|est parti trop vite|est partie trop vite)
    (<relative>|<friend>|<pet>|<partner>) (fait une overdose|s est noye|a ete tue|assassine|nous a quittes|est parti trop vite|s est enleve la vie|est en fin de vie|aux soins palliatifs|va mourir|partie trop vite)
    (premier|premiere) (noel|anniversaire|fete des meres|fete des peres|annee|ete) sans
    (vider|vendre) [la] (maison|chambre|garde robe) de [mon|ma|mes] <relative>
  `,
};
