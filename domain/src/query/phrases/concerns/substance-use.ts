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
    (<child>|<relative>|<partner>|<friend>) (drinks|is an alcoholic|is addicted|uses drugs|smokes weed|gambles|drinks too much|is drinking|is using|does drugs|relapsed|is on drugs|vapes|is a drug addict|has an addiction)
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
    (addict|addicted|addiction|substance|drug|drug addict|crackhead|alcoholic|wino|pothead|stoned|high all the time|getting high|baked|wasted|boozing|boozy|hammered|bender|blacking out|blackouts|dui and drinking|dry january|aa meetings|smart recovery|sobriety coach|functioning alcoholic|functional alcoholic|day drinking|wine mom|liquor|relapse|relapsed|relapsing|craving|methadone clinic|nicotine|cigarettes|juul|zyn|edibles|dabs|shrooms|xannies|fenty|fent|opioid|opiate|fentanyl|heroin|crack|meth|cocaine|cannabis|marijuana|weed|pot|vape|oxy|percs|benzos|codependent of an addict|al anon|alanon|nar anon|sports betting|online betting|gambling debts|poker addiction|vlts|loot boxes|day trading|porn habit|porn addict|sex addict|screen addiction|phone addiction|gaming addiction|video game addiction|shopaholic|compulsive spending|compulsive shopping|kleptomania|shoplifting)
    (hooked|addicted|dependent|dependant|relying|rely|strung out|stuck|depend|depending) (on|to) [my|the|smoking|doing|taking|drinking|using] (<substance>|<screen>|it|meds|prescription|percs|oxys|painkillers|vape|scrolling|gambling|sugar)
    (quit|quitting|stop|stopping|kick|cut down|cut back|cut down on|cut back on|reduce|get off|come off|coming off|go off|get clean|getting clean|get sober|getting sober|stay sober|staying sober|stay clean|be sober|control|taper|tapering|wean off|give up|swear off|lay off) [my|on|the|from|off|doing|using|taking|all the] [a bit] (<substance>|<screen>|smoking|drinking|it for good|my drinking|using|vaping|gambling|percs|the bottle|dope)
    (drink|drinks|drinking|drank|smoke|smokes|smoking|vape|vapes|vaping|toke|use|uses|using|gamble|gambles|gambling|bet|bets|betting|snort|snorting|get high|gets high|drunk|stoned|high) [pot|weed|wine|beer] [way] (too much|so much|alone|every day|everyday|every night|daily|all day|all the time|all weekend|to sleep|to forget|to cope|to fall asleep|to numb|again|more and more|before work|at work|in the morning|behind my back|in secret|since|heavily|to get through)
    (<relative>|<partner>|<friend>|<child>|she|he) [is|s|was] [an|a|always|back] (alcoholic|addict|drinks|drinking|drinking again|drinks every day|drunk|drunk every night|on drugs|on meth|on fentanyl|using|using again|hooked on|addicted to|high|high all the time|smoking weed|smokes pot|smokes weed|vaping|vapes|gambling|gambled|relapsed|in rehab|went to rehab|stoned|addicted|an addict|in recovery|stealing for drugs|on crack|sells drugs|gambles)
    (found|caught) [weed|drugs|vape|a vape|pills|him|her|my <child>] (vaping|drunk|smoking|high|drugs|weed|pills|drinking|a bong) [in his room|in her room|in my]
    (weed|pot|alcohol|drinking|drug|coke|gambling|porn|gaming|phone|vaping|betting|shopping|spending|sugar|wine|cannabis|pill|opioid|meth) (problem|problems|addiction|habit|issue|issues|dependency|dependence|abuse|misuse|use|relapse|recovery|rehab)
    (bottle|glass|glasses|bottles|drinks|beers|six pack|joints|packs|case) (of wine|a night|every night|a day|of vodka|a weekend|of rye|before bed|every day|daily)
    (days|weeks|months|years|month|year|day) (sober|clean|off drugs|without a drink|in recovery|off meth)
    (can t|cannot|unable to|don t know how to) (stop|quit|control|put down) [my|the|from] (drinking|smoking|using|gambling|betting|vaping|weed|porn|watching porn|gaming|my phone|the bottle|alcohol|spending|buying|shopping|scrolling|doing coke|it)
    (keep|keeps|can t stop) (buying|shopping|ordering|spending|gambling) [stuff|things|online|money] [i don t need]
    (come|coming|get|getting|wean|weaning|taper|tapering|go|going) off [of] (benzos|my meds|pills|opioids|ativan|xanax|suboxone|methadone|oxy|antidepressants)
    (won t|can t|doesn t|never) (get off|put down|turn off|leave) [his|her|the] (xbox|playstation|ps 5|switch|phone|ipad|computer|fortnite|roblox|games|tiktok|screen|screens|video games)
    (xbox|playstation|fortnite|roblox|minecraft|call of duty|ipad) [all|all day|all night|addiction|addict]
    (drunk|drinking) (driver charge|driving|and driving)
    (scrolling|scroll|doomscroll)
    (aud|oud|etoh|etoh use|etoh misuse|alcohol use disorder|opioid use disorder|substance use disorder)
    (coke|blow|molly|mdma|ketamine|speed|meth|shrooms|lean|percs|dabs|edibles) (on|at|every|all) (weekends|weekend|parties|night|day|week|the time)
    (games|gaming|plays|scrolls|scrolling|on his phone|on her phone|on the computer) (til|till|until|all|past) [the] (night|day|morning|midnight|<number>)
  `,
  fr: `
    (dependan*|toxicoman*|toxico|addict*|accro|alcooli*|alcool|boire|bois|buvait|boisson|ivrogne|sobre|sobriete|retablissement|rechute*|desintox*|cure|sevrage|reduction des mefaits|aa|surdose|overdose|methadone|consommation|consomme|consommer|drogue*|drogues|tabagisme|arreter de fumer|cesser de fumer|fumer|vapoter|jeu pathologique|joueur compulsif|joueur pathologique|gambling|cyberdependance|ludopathie|dependance sexuelle|addiction au sexe)
    (boit|bois|boire|fume|fumer|consomme|consommer|joue|jouer|mange) (trop|beaucoup|tous les jours|chaque jour|tous les soirs|tout le temps|en cachette|sans arret|a tous les jours)
    (accro|dependant|dependante|addict|intoxique) (a|au|aux|a l|a la|du|des|de) [l|la|le] (<substance>|<screen>)
    (dependance|addiction|probleme|problemes|abus) (a|au|aux|de|d|avec|du|des) [l|la|le|les] (<substance>|<screen>)
    (arreter|cesser|diminuer|reduire|lacher) [de|d|la|le|l|les|mon|ma] (boire|fumer|consommer|jouer|vapoter|<substance>|<screen>)
    (<child>|<relative>|<partner>|<friend>) (boit|boit trop|est alcoolique|consomme|se drogue|joue trop|est accro|fume du pot|prend de la drogue|est toxicomane|a rechute)
    (pas|plus|incapable d|incapable de|n arrive pas a) [capable d] arreter [de|d] (boire|fumer|consommer|jouer|scroller)
    (trop|beaucoup) [de|d] (alcool|pot|vin|biere|jeux video|ecran|ecrans|consommation)
    (toujours|tout le temps|colle|scotche) (sur|a|devant) [son|sa|ses|les|l|mon] (telephone|cell|ecran|ecrans|ordi|jeux video|tablette)
    (casino|videoloto*|video loto*|loto|machines|poker|pariage|paris|gratteux|bingo|mise|miser)
    (une|ma) (bouteille|caisse|douze|biere|joint|paquet) (par|de|chaque|a tous) (jour|soir|vin|biere|les soirs)
    (mange|mangee|perdu|depense|joue|flambe) [toute] (ma|la|sa|mes|notre) (paye|paie|economies|argent|hypotheque)
    (sobre|clean|abstinent|abstinente) depuis
    (recommence|rechute|retombe) [a] (boire|consommer|fumer|dedans)
    (pas|plus) capable de (dormir|fonctionner|passer la journee) sans (boire|fumer|consommer|prendre un verre|mon joint)
    (dependance*|dependant|dependances|toxico*|junkie|alcoolo|alcoolique*|soulon|saoule|souler|chaud tous les soirs|brosse|lendemain de veille|alcooliques anonymes|cure fermee|maison de therapie|centre de desintox|desintox|sevre|sevrer|envie de consommer|buzze|poteux|mush|coke|fentanyl|crystal|opiace*|opioid*|cannabis|weed|pot|vapote|vapoteuse|nicotine|fumeur|fumeuse|clope|cigarettes|tabac|machines a sous|video poker|paris sportifs|mise au jeu|mise o jeu|jeu compulsif|joueuse compulsive|gamer|gaming|jeux video|ecrans|temps d ecran|accro aux ecrans|porno|pornographie|achats compulsifs|magasinage compulsif|acheteuse compulsive|cleptomanie|al anon|alateen|codependant d un alcoolique)
    (boit|bois|boire|bu|buvait|fume|fumer|fumait|consomme|consommer|prend|prends|prendre|sniffe|vapote|joue|jouer|gage|parie|mise) [pas mal|ben|son|sa|un|une|du|de la|de l|son petit] (trop|beaucoup|tous les soirs|tous les jours|chaque soir|chaque jour|en cachette|tout seul|toute seule|seul|pour dormir|pour oublier|pour relaxer|de plus en plus|a tous les jours|du matin au soir|pot|coke|drogue|vin|fort|sans arret|au casino|en ligne toute la nuit|verre de trop|la nuit)
    (arreter|arrete|cesser|lacher|diminuer|reduire|stopper|quitter|controler|sevrer) [de|d|la|le|l|les|ma|mon|du] (boire|fumer|consommer|la boisson|la cigarette|le pot|la drogue|l alcool|vapoter|la coke|jouer|gager|la vapoteuse|consommation|le jeu|gambler|la porno|les pilules|bois|cigarette|boisson|alcool|drogue)
    (mon|ma|mes|notre|un|une) [<relative>|<partner>|<friend>|<child>] (boit|boit trop|prend de la drogue|prend de la coke|se drogue|consomme|fume du pot|fume|vapote|est alcoolique|est toxicomane|est un alcoolique|joue au casino|a rechute|est en desintox|est accro|est gele|boit en cachette|alcoolique|toxicomane|alcooliques|joueur compulsif|drogue|accro|saoul)
    (probleme|problemes|dependance|abus|trouble|accroc|accro|addiction) (de|d|a|au|aux|avec|avec la|avec l|lie a|avec le) [l|la|le|les|mon|ma] (alcool|boisson|drogue|drogues|jeu|consommation|cannabis|pot|coke|medicaments|porno|cell|cellulaire|ecrans|jeux video|casino|cigarette|sucre|magasinage|tiktok|nourriture|sexe|opioides|vapotage)
    (bouteille|bouteilles|biere|bieres|verres|caisse|joints|paquets|verre|coupes|6 pack) (par jour|par soir|de vin|chaque soir|par semaine|a tous les soirs|tous les soirs|de vin par soir|de fort|par fin de semaine)
    (jours|mois|ans|semaines) (sobre|clean|sans boire|sans consommer|d abstinence|de sobriete|d abstinent)
    (capable|arrive|peux|peut) (pas|plus) [d|a|de] (arreter|m arreter|s arreter|lacher) [de|d|la|mon|le] [boire|fumer|consommer|jouer|bouteille|cell|gager|gamer|scroller|vapoter|la bouteille]
    (lache|lacher|decroche|arrete) (pas|plus|jamais) [de|son|sa|le|la|ses] (son cell|son telephone|son ipad|xbox|playstation|fortnite|jeux|tiktok|tablette|console|ordi|ecrans|jouer)
    (achete|acheter|magasine|commande) (sans arret|plein|trop|tout le temps|compulsivement|en ligne) [d affaires|de choses|sur amazon]
    (sevrer|arreter|diminuer) [de|mes|des|les] (benzos|ativan|antidepresseurs|medicaments|somniferes|opioides)
    (scroller|scrolle|boit|buvais)
    (je|j|il|elle|on) gele (toute|tous|chaque|du matin|au pot|a journee longue) [la] [journee|journees|jours|jour|temps|soirs]
    (speed|coke|pot|weed|meth|crack|pilules) (au|sur le|a la|dans le) (chantier|travail|job|party|camp|bois)
    (joue|jouer|gamer|scrolle) (jusqu|toute la nuit|toute la journee|sans arret)
  `,
};
