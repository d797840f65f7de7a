/** Towns and quarters without anybody in the directory, by the cities or the province that are nearest to them. */
const TOWNS: Readonly<Record<string, string>> = {
  'QC/val-d-or QC/rouyn-noranda':
    'amos|lebel sur quevillon|chapais|senneterre|malartic|la sarre|ville marie temiscamingue|abitibi',
  QC: 'nunavik|natashquan',
  'QC/rimouski': 'causapscal|matapedia|la mitis',
  'QC/gaspe': 'perce|cap aux meules|iles de la madeleine|ste anne des monts',
  'QC/levis': 'beauceville|saint georges de beauce|sainte marie de beauce|montmagny|breakeyville|lotbiniere',
  'QC/victoriaville QC/levis': 'thetford mines|thetford',
  'QC/sherbrooke QC/granby': 'asbestos|val des sources|knowlton|lac brome',
  'QC/longueuil QC/brossard': 'contrecoeur|saint ours|sainte catherine qc|pointe aux pins',
  'QC/salaberry-de-valleyfield QC/pointe-claire': 'soulanges|hudson (quebec|qc)|saint lazare',
  'QC/saint-jerome': 'pointe calumet|prevost|sainte sophie|val david|sainte agathe|nominingue',
  'QC/gatineau': 'masson angers|thurso|buckingham|la peche|chelsea (quebec|qc)|wakefield (quebec|qc)',
  'QC/shawinigan': 'grand mere (mauricie|shawinigan|qc)|saint tite|saint boniface qc',
  'QC/quebec':
    'shannon (quebec|qc)|saint raymond de portneuf|saint raymond|saint augustin de desmaures|pont rouge|courcelette|stoneham|saint sauveur quebec|vanier quebec',
  'QC/montreal':
    'maisonneuve|centre sud [montreal]|monkland|bordeaux cartierville|petite bourgogne|little burgundy|mtl (nord|est|ouest)|mile ex|514|ndg|n d g|cdn ndg|p a t|r d p|mont royal|glen|sainte justine',
  'QC/trois-rivieres': 't r|trois riv|3 rivieres|tr mauricie',
  'QC/sherbrooke': 'sherby|udes|u de s',
  'QC/drummondville QC/victoriaville': 'centre (du|de) (qc|quebec)|drummond|arthabaska|l erable',
  'ON/toronto':
    'scarbs|scarb|stanley park toronto|bay street|bay st|king street|queen street|bloor|the junction|thorncliffe|yonge and (finch|eg|bloor|sheppard|lawrence)|yonge (finch|eg|bloor|sheppard|lawrence)|midtown|saint clair (west|ave)|corktown|saint lawrence market|cityplace|city place|harbourfront|mount dennis|malvern|oakwood|dufferin|ossington|dundas west|the esplanade|rouge|morningside|the six|416|chinatown toronto|koreatown|church street|the village toronto|sunnybrook',
  'ON/mississauga ON/brampton': 'orangeville|georgetown|acton|bolton|caledon|905',
  'ON/newmarket': 'uxbridge|bradford|georgina|beaverton|sutton ontario|mount albert|king township',
  'ON/peterborough': 'lindsay|bobcaygeon|minden|campbellford|apsley|fenelon falls',
  'ON/orillia ON/barrie': 'huntsville|midland|muskoka|penetang|bala',
  'ON/collingwood':
    'hanover|walkerton|kincardine|port elgin|grey county|bruce county|grey bruce|owen sound|wiarton',
  'ON/london':
    'woodstock|saint thomas|st thomas|ingersoll|tillsonburg|exeter|dorchester ontario|aylmer ontario|519',
  'ON/windsor': 'chatham|wallaceburg|tecumseh|essex|kingsville|lasalle ontario',
  'ON/brantford ON/hamilton':
    'simcoe|delhi ontario|port dover|norfolk|dunnville|caledonia|haldimand|paris (ontario|on)|hagersville',
  'ON/st-catharines': 'lincoln (ontario|on)|beamsville|vineland|west lincoln|smithville',
  'ON/guelph': 'arthur (ontario|on)|mount forest|rockwood ontario|drayton ontario',
  'ON/kitchener ON/waterloo': 'new hamburg|baden ontario|ayr ontario|saint agatha',
  'ON/belleville': 'trenton|the county|bancroft ontario|stirling ontario|madoc',
  'ON/ottawa':
    'prescott|perth|renfrew|pembroke|deep river|winchester|morrisburg|russell ontario|gloucester|613|smiths falls|merrickville|barry s bay',
  'ON/cornwall ON/hawkesbury ON/ottawa': 'prescott russell|alexandria ontario|sdg|stormont',
  'ON/greater-sudbury': 'espanola|blind river|manitoulin|chapleau',
  'ON/timmins': 'hearst|kapuskasing|cochrane ontario|new liskeard|temiskaming|smooth rock falls|705',
  'ON/sault-ste-marie': 'wawa|elliot lake|thessalon',
  'ON/thunder-bay': 'marathon ontario|nipigon|geraldton|terrace bay|atikokan|greenstone',
  'ON/kenora': 'red lake|sioux lookout|dryden|fort frances|807',
  'BC/vancouver':
    'kits beach|west end|dunbar|strathcona|stanley park|fraserview|oakridge|south van|south vancouver|fairview slopes|cambie|davie village|davie street|604|van city|vancity|east hastings|vgh|marine drive',
  'BC/burnaby': 'brentwood|edmonds|lougheed|north burnaby|south burnaby|sfu|bcit',
  'BC/surrey BC/delta': 'newton bc|newton surrey|fleetwood|panorama ridge|ocean park|crescent beach',
  'BC/langley': 'willoughby|walnut grove|murrayville',
  'BC/abbotsford BC/chilliwack': 'mission|mission bc|hope bc|harrison|harrison hot springs|agassiz|yarrow',
  'BC/squamish BC/whistler': 'pemberton|lillooet|sea to sky',
  'BC/kamloops': 'merritt|clearwater bc|100 mile house|100 mile|cache creek|barriere',
  'BC/vernon BC/kelowna': 'armstrong|lake country|lumby|salmon arm|enderby',
  'BC/penticton': 'oliver bc|keremeos|osoyoos|princeton bc|summerland|naramata',
  'BC/cranbrook': 'golden bc|kimberley|fernie|invermere|sparwood|elk valley|east kootenay*',
  'BC/nelson': 'trail bc|grand forks|nakusp|castlegar|rossland|new denver|slocan|west kootenay*|salmo',
  'BC/nelson BC/cranbrook': 'kootenay*|the kootenays|kootenay region',
  'BC/prince-george':
    'terrace bc|kitimat|smithers|burns lake|quesnel|williams lake|haida gwaii|prince rupert',
  'BC/victoria BC/saanich': 'sidney|sidney bc|saanichton|brentwood bay|metchosin|view royal|cordova bay|uvic',
  'BC/nanaimo': 'duncan|duncan bc|chemainus|ladysmith|parksville|port alberni|cowichan|lantzville|viu',
  'BC/campbell-river BC/courtenay': 'gold river|hornby|denman island|quadra|cortes|comox|cumberland bc',
  'BC/victoria BC/nanaimo BC/saanich': 'salt spring|gulf islands|galiano|mayne island|pender island',
  'AB/calgary':
    'kensington (calgary|yyc)|inglewood|forest lawn|marda loop|17 th ave|nanton|high river|403|nw calgary|seton|mckenzie towne',
  'AB/lethbridge': 'claresholm|brooks|taber|cardston|coaldale|picture butte|blood reserve|kainai',
  'AB/red-deer': 'drumheller|innisfail|stettler|sundre',
  'AB/edmonton':
    'beaumont alberta|devon alberta|vegreville|hobbema|maskwacis|780|u of a|fort saskatchewan|fort sask|leduc|sherwood',
  'AB/edmonton SK/north-battleford': 'lloydminster|vermilion|cold lake',
  'AB/grande-prairie': 'peace river|high level|fairview alberta|valleyview|beaverlodge',
  'AB/canmore': 'jasper|banff|lake louise',
  SK: '306',
  'SK/regina': 'white city|emerald park|assiniboia|pilot butte|fort qu appelle',
  'SK/saskatoon': 'rosthern|sutherland saskatoon|martensville|outlook|u of s|usask',
  'SK/yorkton': 'melville|canora|esterhazy',
  'MB/winnipeg':
    'north end winnipeg|tuxedo|stonewall|gimli|lac du bonnet|niverville|oakbank|ste anne manitoba|204|pembina|fort rouge|seven oaks|the maples',
  'MB/brandon MB/dauphin': 'parkland|killarney manitoba|neepawa|shilo',
  'MB/flin-flon MB/thompson': 'the pas|churchill|opaskwayak|snow lake',
  'MB/steinbach': 'eastman|niverville|la broquerie|ste anne',
  'MB/winkler MB/morden': 'carman|altona|pembina valley',
  'NS/halifax NS/dartmouth':
    'chester|lunenburg|bridgewater|mahone bay|liverpool nova scotia|liverpool ns|south shore (ns|nova scotia)|902|hrm|fall river|enfield|hubbards|st margaret s bay',
  'NS/yarmouth': 'shelburne|barrington|clare|meteghan|digby|church point|baie sainte marie|argyle',
  'NS/halifax NS/truro':
    'annapolis valley|the valley|annapolis royal|kentville|new minas|wolfville|berwick|greenwood|middleton|kings county|windsor (ns|nova scotia)|acadia university|cfb greenwood',
  'NS/truro': 'amherst|springhill|tatamagouche|colchester|debert',
  'NS/new-glasgow': 'westville|pictou|stellarton|trenton (ns|nova scotia)',
  'NS/sydney':
    'inverness|cape breton|glace bay|port hawkesbury|cbu|new waterford|baddeck|ingonish|isle madame',
  'NS/antigonish': 'canso|guysborough|stfx|st fx',
  'NB/saint-john':
    'sussex|hampton|grand bay|saint stephen|st stephen|saint andrews|st andrews|grand manan|rothesay',
  'NB/moncton': 'salisbury|rexton|richibucto|kent county|elsipogtog',
  'NB/fredericton': 'minto|nackawic|woodstock nb|oromocto|gagetown',
  'NB/edmundston': 'saint quentin|kedgwick|grand sault|grand falls nb|madawaska',
  'PE/charlottetown': 'montague',
  'PE/summerside': 'alberton|evangeline|tignish|o leary',
  'NL/grand-falls-windsor': 'gander|grand falls|twillingate|lewisporte|botwood|springdale',
  'NL/st-john-s NL/mount-pearl NL/conception-bay-south NL/paradise':
    'clarenville|bonavista|marystown|placentia|carbonear|bay roberts|torbay|mun|avalon|cbs',
  'NL/labrador-city': 'happy valley|goose bay|nain|wabush|labrador west|lab city',
  NL: 'corner brook|stephenville|deer lake|port aux basques|saint anthony|west coast of newfoundland|709',
  'NT/yellowknife': 'inuvik|fort smith|tuktoyaktuk|behchoko|fort simpson',
  'NU/iqaluit': 'rankin inlet|arviat|cambridge bay|baker lake|kugluktuk|pangnirtung|igloolik',
  'YT/whitehorse': 'watson lake|faro|haines junction|carcross|867',
  'QC/saguenay': 'lac (saint|st) jean|le lac|le saguenay|metabetchouan|saint honore|la doree',
};

/** Towns that are everyday words or names, too: they are meant only with a word that leads to a place, or with their province. */
const TOWNS_THAT_ARE_WORDS: Readonly<Record<string, string>> = {
  'QC/saguenay': 'alma|la baie',
  'QC/gaspe': 'chandler|maria|perce|carleton|bonaventure',
  'QC/levis': 'saint georges|sainte marie|l islet|lauzon',
  'QC/gatineau': 'chelsea|pontiac|wakefield|hull|angers|masson',
  'QC/saint-jerome QC/terrebonne': 'lorraine|prevost|mirabel|oka',
  'QC/montreal': 'le village|anjou|bordeaux|village gai|le village gai|north shore montreal|mercier',
  'QC/sherbrooke QC/magog': 'sutton|windsor qc|stanstead|bury',
  'QC/salaberry-de-valleyfield': 'hudson|mercier|chateauguay',
  'ON/newmarket ON/richmond-hill': 'bradford|king|maple|concord',
  'ON/kitchener': 'paris|baden|ayr',
  'ON/toronto': 'the village|chinatown|little italy|the annex|annex|the beach|the beaches|the core',
  'ON/orillia ON/barrie': 'midland|angus',
  'ON/brantford': 'paris|brant|delhi',
  'ON/st-catharines': 'lincoln|pelham',
  'ON/guelph': 'arthur|rockwood',
  'ON/windsor': 'essex|harrow',
  'ON/ottawa': 'perth|russell|alfred|westboro|richmond ontario',
  'BC/abbotsford BC/chilliwack': 'hope|mission|harrison',
  'BC/nelson': 'trail|salmo|kaslo',
  'BC/cranbrook': 'golden|kimberley',
  'BC/penticton': 'oliver|princeton',
  'BC/vancouver': 'kits|the drive|the west side',
  'BC/prince-george': 'terrace|houston|mackenzie',
  'AB/calgary': 'kensington|brooks|mission|the northwest|the southeast',
  'AB/edmonton': 'devon|beaumont|oliver|jasper',
  'AB/red-deer': 'olds',
  'SK/yorkton': 'melville',
  'MB/winnipeg': 'the north end|carman|the exchange|the village',
  'NS/halifax': 'chester|clare|liverpool|the south end|the north end',
  'NS/truro': 'amherst|oxford|kingston ns',
  'NS/sydney': 'inverness',
  'NB/saint-john': 'sussex|hampton|the valley nb',
  'PE/charlottetown': 'montague|kensington',
  'NL/st-john-s': 'paradise|bonavista',
};

/** How a province is said behind a town. */
const PROVINCE_SAID: Readonly<Record<string, string>> = {
  QC: 'qc|quebec',
  ON: 'ont|ontario|on',
  BC: 'bc|british columbia',
  AB: 'ab|alberta',
  SK: 'sk|sask|saskatchewan',
  MB: 'mb|manitoba',
  NS: 'ns|nova scotia',
  NB: 'nb|new brunswick',
  PE: 'pei|pe',
  NL: 'nl|newfoundland',
};

/** The names of smaller places, in the notation of the phrases. */
export const SMALLER_TOWNS: Readonly<Record<string, string>>[] = [
  mapped(TOWNS, (names) => `(${names})`),
  mapped(
    TOWNS_THAT_ARE_WORDS,
    (names, province) =>
      `(in|near|around|at|from|outside|downtown|live in|lives in|a|au|pres de|proche de|autour de|vers|region de|secteur) (${names})\n(${names}) (${province})`,
  ),
];

function mapped(
  towns: Readonly<Record<string, string>>,
  phrase: (names: string, province: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(towns).map(([places, names]) => [
      places,
      phrase(names, PROVINCE_SAID[places.slice(0, 2)] ?? 'canada'),
    ]),
  );
}
