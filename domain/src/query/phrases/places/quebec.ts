/** Parts of Québec, by the cities of the directory (path names) or the province that they lead to. */
export const QUEBEC_PLACES: Readonly<Record<string, string>> = {
  'QC/montreal': `
    (mtl|yul|montreal|mourial|morial|ville de montreal|[ile de] montreal|montreal island|island of montreal|greater montreal|grand montreal|downtown montreal|centre ville de montreal)
    (udem|uqam|mcgill|concordia|hec montreal|polytechnique montreal|ets montreal|dawson college|vanier college|cegep du vieux montreal)
    (le plateau|the plateau|sur le plateau|coin du plateau|du plateau|plateau mont royal|plateau montreal|mile end|mile ex|rosemont|petite patrie|little italy montreal|petite italie|villeray|parc extension|parc ex|park extension|park ex)
    (hochelaga|hochelag|hochelaga maisonneuve|homa|mercier est|mercier ouest|mercier hochelaga|tetreaultville|anjou|ville d anjou|saint leonard|saint michel|montreal nord|montreal north|montreal est|montreal east)
    (outremont|ndg|notre dame de grace|cdn ndg|cote des neiges|snowdon|hampstead|cote saint luc|montreal west|montreal ouest|monkland village|town of mount royal|ville mont royal|mont royal|tmr|vmr)
    (verdun|ile des soeurs|nuns island|lasalle|ville lasalle|lachine|saint henri|pointe saint charles|petite bourgogne|little burgundy|griffintown|ville emard|cote saint paul)
    (ville marie|old montreal|vieux montreal|vieux port de montreal|old port of montreal|quartier latin|village gai|le village montreal|centre sud montreal|shaughnessy village|quartier chinois)
    (ahuntsic|cartierville|bordeaux cartierville|sault au recollet|saint laurent|ville saint laurent|vsl|rdp|riviere des prairies|pointe aux trembles)
  `,
  'QC/pointe-claire QC/montreal': `
    (west island|ouest de l ile|l ouest de l ile|kirkland|beaconsfield|baie d urfe|senneville|sainte anne de bellevue|sainte genevieve)
    (pierrefonds|roxboro|ddo|dollard des ormeaux|dorval|ile bizard|l ile bizard|john abbott college)
  `,
  'QC/longueuil QC/brossard': `
    (rive sud|rive sud de montreal|south shore|south shore (montreal|of montreal)|couronne sud|saint hubert|vieux longueuil|greenfield park|lemoyne|saint lambert|boucherville|saint bruno [de montarville])
    (la prairie|candiac|delson|sainte catherine (qc|quebec)|saint constant|saint philippe|chateauguay|varennes|sainte julie|saint amable|vercheres|saint basile le grand|roussillon|kahnawake)
  `,
  'QC/longueuil QC/brossard QC/saint-jean-sur-richelieu QC/saint-hyacinthe QC/salaberry-de-valleyfield':
    'monteregie',
  'QC/longueuil QC/brossard QC/saint-hyacinthe':
    '(beloeil|mont saint hilaire|mcmasterville|otterburn park|vallee du richelieu)',
  'QC/longueuil QC/brossard QC/saint-jean-sur-richelieu': '(chambly|carignan)',
  'QC/saint-jean-sur-richelieu':
    '(saint jean|saint jean sur richelieu|haut richelieu|iberville|marieville|lacolle|napierville|saint luc sur richelieu)',
  'QC/saint-hyacinthe': '(saint hyacinthe|acton vale|les maskoutains)',
  'QC/salaberry-de-valleyfield': '(valleyfield|salaberry|beauharnois|suroit|le suroit|huntingdon|ormstown)',
  'QC/pointe-claire QC/salaberry-de-valleyfield':
    '(vaudreuil|vaudreuil dorion|vaudreuil soulanges|ile perrot|l ile perrot|pincourt|saint lazare|hudson (qc|quebec)|rigaud)',
  'QC/laval':
    '(ville de laval|chomedey|vimont|sainte dorothee|laval des rapides|laval ouest|pont viau|duvernay|fabreville|sainte rose|auteuil|saint vincent de paul laval)',
  'QC/laval QC/terrebonne QC/saint-jerome QC/repentigny':
    '(rive nord|rive nord de montreal|couronne nord|north shore (montreal|of montreal)|la couronne nord)',
  'QC/laval QC/saint-jerome QC/terrebonne':
    '(blainville|boisbriand|sainte therese|rosemere|lorraine (qc|quebec)|bois des filion)',
  'QC/laval QC/saint-jerome':
    '(saint eustache|deux montagnes|sainte marthe sur le lac|saint joseph du lac|oka|kanesatake)',
  'QC/terrebonne': '(terbonne|terebonne|mascouche|lachenaie|la plaine terrebonne|sainte anne des plaines)',
  'QC/repentigny': '(le gardeur|charlemagne|l assomption|lavaltrie|l epiphanie)',
  'QC/terrebonne QC/repentigny QC/joliette': '(lanaudiere|saint lin|saint lin laurentides)',
  'QC/joliette':
    '(rawdon|berthierville|saint charles borromee|notre dame des prairies|crabtree|saint jean de matha|saint michel des saints|manawan|saint felix de valois)',
  'QC/saint-jerome': `
    (saint jerome|saint je|laurentides|les laurentides|basses laurentides|hautes laurentides|laurentians|the laurentians|mirabel|bellefeuille|prevost (qc|quebec)|saint colomban|saint hippolyte|lachute|brownsburg|argenteuil)
    (sainte adele|val david|val morin|sainte agathe [des monts]|mont tremblant|a tremblant|in tremblant|near tremblant|mont laurier|morin heights|piedmont (qc|quebec)|pays d en haut)
  `,
  'QC/saint-jerome QC/quebec': 'saint sauveur',
  'QC/quebec': `
    (quebec city|yqb|ville de quebec|ville de qc|region de quebec|la capitale nationale|capitale nationale|universite laval|laval university|laval universite|ulaval|cegep garneau|cegep limoilou)
    (sainte foy|sainte foy sillery|sillery|cap rouge|limoilou|vieux limoilou|maizerets|charlesbourg|orsainville|beauport|giffard|montmorency|loretteville|lac saint charles|val belair|neufchatel|lebourgneuf|duberger|les saules|vanier (quebec|qc))
    (saint roch|saint jean baptiste quebec|montcalm|vieux quebec|old quebec|vieux port de quebec|haute ville|basse ville|ancienne lorette|l ancienne lorette|saint augustin de desmaures|lac beauport|stoneham|boischatel|ile d orleans|shannon quebec)
    (wendake|valcartier|cap sante|pont rouge|donnacona|portneuf|cote de beaupre|sainte anne de beaupre|beaupre|charlevoix|baie saint paul|la malbaie)
  `,
  'ON/ottawa QC/quebec': 'vanier',
  'QC/quebec QC/levis': '(grand quebec|chaudiere appalaches)',
  'QC/levis':
    '(rive sud de quebec|saint romuald|saint jean chrysostome|charny|lauzon levis|saint nicolas|saint redempteur|saint etienne de lauzon|pintendre|bernieres|bellechasse|lotbiniere|montmagny|beauce|la beauce|saint georges de beauce|saint georges beauce|sainte marie de beauce|saint joseph de beauce|beauceville|thetford|thetford mines)',
  'QC/gatineau':
    '(gatino|hull|vieux hull|old hull|aylmer|outaouais|l outaouais|buckingham|masson angers|pointe gatineau|cantley|chelsea (qc|quebec)|wakefield (qc|quebec)|val des monts|la peche|papineauville|shawville|maniwaki|kitigan zibi)',
  'QC/gatineau ON/ottawa':
    '(ottawa gatineau|gatineau ottawa|national capital region|ncr|region de la capitale nationale)',
  'QC/sherbrooke QC/magog QC/granby': '(estrie|l estrie|eastern townships|cantons de l est|the townships)',
  'QC/sherbrooke':
    '(udes|bishop s university|bishops university|lennoxville|fleurimont|rock forest|brompton|bromptonville|coaticook|lac megantic|val des sources|east angus|cookshire|windsor (qc|quebec))',
  'QC/magog': '(orford|eastman (qc|quebec)|memphremagog|stanstead)',
  'QC/granby':
    '(bromont|cowansville|farnham|haute yamaska|brome missisquoi|lac brome|knowlton (qc|quebec)|sutton (qc|quebec)|waterloo (qc|quebec))',
  'QC/saguenay QC/alma': '(saguenay lac saint jean|lac saint jean|le lac saint jean|royaume du saguenay)',
  'QC/saguenay':
    '(uqac|saguene|ville de saguenay|chicoutimi|jonquiere|arvida|kenogami|la baie|bagotville|chicout)',
  'QC/alma QC/saguenay':
    '(roberval|dolbeau|dolbeau mistassini|saint felicien|mashteuiatsh|metabetchouan|hebertville|desbiens|saint bruno lac saint jean)',
  'QC/trois-rivieres QC/shawinigan': '(mauricie|la mauricie|la tuque|louiseville|wemotaci|saint tite)',
  'QC/trois-rivieres':
    '(uqtr|trois riv|3 rivieres|3 riv|3 r|tr|cap de la madeleine|pointe du lac|trois rivieres ouest|sainte marthe du cap|becancour|nicolet|maskinonge)',
  'QC/shawinigan': '(shawi|shawinigan sud)',
  'QC/rimouski QC/riviere-du-loup': '(bas saint laurent|le bas saint laurent|bas du fleuve|le bas du fleuve)',
  'QC/rimouski': '(uqar|matane|amqui|mont joli|le bic|matapedia|la matapedia)',
  'QC/riviere-du-loup': '(kamouraska|la pocatiere|temiscouata|trois pistoles|degelis|cabano|pohenegamook)',
  'QC/gaspe':
    '(gaspesie|la gaspesie|gaspe peninsula|the gaspe|gaspesia|rocher perce|new richmond|carleton sur mer|bonaventure|paspebiac|sainte anne des monts|murdochville|baie des chaleurs|listuguj|gesgapegiag|iles de la madeleine|magdalen islands)',
  'QC/rouyn-noranda QC/val-d-or':
    '(abitibi|l abitibi|abitibi temiscamingue|temiscamingue|la sarre|malartic|senneterre|amos (qc|quebec|abitibi))',
  'QC/rouyn-noranda': '(uqat|rouyn|noranda)',
  'QC/val-d-or': 'val dor',
  'QC/sept-iles QC/baie-comeau':
    '(cote nord|la cote nord|north shore quebec|port cartier|havre saint pierre|forestville|pessamit|fermont|tadoussac|minganie)',
  'QC/sept-iles': '(7 iles|uashat|maliotenam|mani utenam)',
  'QC/victoriaville QC/drummondville': '(centre du quebec|bois francs|les bois francs)',
  'QC/victoriaville': '(victo|arthabaska|plessisville|warwick (qc|quebec)|princeville)',
  'QC/drummondville': '(drummond (qc|quebec)|saint nicephore|odanak)',
  QC: '(nunavik|kuujjuaq|puvirnituq|inukjuak|nord du quebec|le nord du quebec|northern quebec|baie james|james bay|eeyou istchee|chibougamau|chisasibi|mistissini|waskaganish|matagami|sorel|sorel tracy)',
};
