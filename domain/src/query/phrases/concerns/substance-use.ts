import type { PhraseGroup } from '../../lexicon.ts';

export const SUBSTANCE_USE: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Substance Use'] }],
  en: `
    (addict*|substance*|alcoholi*|alcohol|drinking|drinks|drunk|booze|sober|sobriety|recovery|relaps*|rehab|detox|withdrawal|harm reduction|aa|na meetings|twelve steps|12 steps|dependence|dependency|dependent|junkie|stoner|hungover|cannabis use|overdose|naloxone|methadone|suboxone|vaping|smoking cessation|compulsive gambling|gambling|gambler|gamer|gaming disorder|porn addiction|sex addiction|internet addiction|process addiction)
    (drink|drinks|drinking|smoke|smokes|smoking|use|uses|using|gamble|gambles|gambling|game|games|gaming|vape|vapes) (too much|a lot|every day|daily|all the time|heavily|again|alone|in secret|to cope|constantly|too often)
    (hooked|addicted|dependent|dependant) (on|to) (<substance>|<screen>)
    (<substance>|<screen>) (addiction|problem|problems|abuse|dependency|dependence|use disorder|use|habit|issues)
    (quit|quitting|stop|stopping|cut down|cutting down|cutting back|reduce|give up|giving up|get off|getting off|off|stay off|kick) [on] (<substance>|<screen>)
    (drug|drugs|alcohol|substance|opioid|meth|weed|pot|coke) (problem|problems|issues|abuse|use|misuse|user|users|counselling|counsellor|counselor)
    (my|our) (<child>|<relative>|<partner>|<friend>) (drinks|is an alcoholic|is addicted|uses drugs|smokes weed|gambles|drinks too much|is drinking|is using|does drugs|relapsed|is on drugs|vapes|is a drug addict|has an addiction)
    (can t|cannot|unable to) (stop|quit) (drinking|smoking|using|gambling|gaming|vaping|watching porn|shopping|scrolling)
    (too much|so much) (alcohol|weed|pot|drinking|wine|beer|screen time|gaming|video games)
    (glued to|always on|never gets off|stuck on) [his|her|the|their|my] (phone|screen|screens|computer|video games|tablet)
    (blackout*|black out drinking|hangover)
    (shopping|spending|sex|love|food|work|phone|screen) addiction
    (doing|on|using|snorting|taking) <substance>
    (casino|slots|vlt*|betting|bets|poker|lotto|scratch tickets|bingo|gambled|sportsbook|crypto trading)
    (for|about|with|of) [the|my|his|her] (drinking|drugs|weed|booze|gambling|pills|vaping|smoking)
    (bottle|six pack|case|pint|joint|pack) (a|of|every) (day|night|wine|vodka|beer|rye)
    (wake|waking|woke) up (hungover|drunk|and drink|shaking)
    (can t|cannot) (get through|function|relax|sleep|cope) without (a drink|weed|drinking|pills|smoking|it)
    (lost|spent|blew|gambled|owe) [<number>] (grand|thousand|dollars|everything|my paycheque|our savings|money) (at|on|to) [the] (casino|slots|gambling|betting|machines|drugs|online)
    (clean|sober) (<number>|for|since|now|again)
    (slip|slipped|fell off the wagon|using again|drinking again|back on)
    (cant|can t) stop (vaping|gaming|scrolling|watching|shopping|drinking|using)
  `,
  fr: `
    (dependan*|toxicoman*|toxico|addict*|accro|accros|alcooli*|alcool|boire|bois|buvait|boisson|ivrogne|sobre|sobriete|retablissement|rechute*|desintox*|cure|sevrage|reduction des mefaits|aa|surdose|overdose|methadone|consommation|consomme|consommer|drogue*|drogues|tabagisme|arreter de fumer|cesser de fumer|fumer|vapoter|jeu pathologique|joueur compulsif|joueur pathologique|gambling|cyberdependance|ludopathie|dependance sexuelle|addiction au sexe)
    (boit|bois|boire|fume|fumer|consomme|consommer|joue|jouer|mange) (trop|beaucoup|tous les jours|chaque jour|tous les soirs|tout le temps|en cachette|sans arret|a tous les jours)
    (accro|dependant|dependante|addict|intoxique) (a|au|aux|a l|a la|du|des|de) [l|la|le] (<substance>|<screen>)
    (dependance|addiction|probleme|problemes|abus) (a|au|aux|de|d|avec|du|des) [l|la|le|les] (<substance>|<screen>)
    (arreter|cesser|diminuer|reduire|lacher) [de|d|la|le|l|les|mon|ma] (boire|fumer|consommer|jouer|vapoter|<substance>|<screen>)
    (mon|ma) (<child>|<relative>|<partner>|<friend>) (boit|boit trop|est alcoolique|consomme|se drogue|joue trop|est accro|fume du pot|prend de la drogue|est toxicomane|a rechute)
    (pas|plus|incapable d|incapable de|n arrive pas a) [capable d] arreter [de|d] (boire|fumer|consommer|jouer|scroller)
    (trop|beaucoup) [de|d] (alcool|pot|vin|biere|jeux video|ecran|ecrans|consommation)
    (toujours|tout le temps|colle|scotche) (sur|a|devant) [son|sa|ses|les|l|mon] (telephone|cell|ecran|ecrans|ordi|jeux video|tablette)
    (casino|videoloto*|video loto*|loto|machines|poker|pariage|paris|gratteux|bingo|mise|miser)
    (une|ma) (bouteille|caisse|douze|biere|joint|paquet) (par|de|chaque|a tous) (jour|soir|vin|biere|les soirs)
    (mange|mangee|perdu|depense|joue|flambe) [toute] (ma|la|sa|mes|notre) (paye|paie|economies|argent|hypotheque)
    (sobre|clean|abstinent|abstinente) depuis
    (recommence|rechute|retombe) [a] (boire|consommer|fumer|dedans)
    (pas|plus) capable de (dormir|fonctionner|passer la journee) sans (boire|fumer|consommer|prendre un verre|mon joint)
  `,
};
