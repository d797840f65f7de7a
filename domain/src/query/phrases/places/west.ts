/** Parts of British Columbia and Alberta, by the cities of the directory (path names) or the province that they lead to. */
export const WESTERN_PLACES: Readonly<Record<string, string>> = {
  'BC/vancouver': `
    (yvr|van|vancity|van city|vancouver bc|rain city|raincity|vancover|terminal city|downtown vancouver|ubc|u b c|langara|emily carr university)
    (kitsilano|kits* beach|kits* point|in kits*|gastown|yaletown|coal harbour|davie village|east van|east vancouver|east side vancouver|the dtes|dtes|downtown eastside|strathcona vancouver|chinatown vancouver|commercial drive|the drive vancouver|hastings sunrise|grandview woodland|mount pleasant|main street vancouver|fairview vancouver|false creek|olympic village vancouver|kerrisdale|dunbar vancouver|dunbar southlands|point grey|west point grey|shaughnessy|arbutus|oakridge vancouver|marpole|killarney vancouver|champlain heights|renfrew vancouver|south van|west end vancouver|west side vancouver|riley park|cambie village|musqueam)
  `,
  'BC/vancouver BC/burnaby BC/surrey BC/richmond BC/coquitlam BC/north-vancouver BC/new-westminster BC/delta BC/langley':
    '(metro vancouver|greater vancouver|gvrd|grand vancouver|metro van|vancouver area|region de vancouver)',
  'BC/vancouver BC/burnaby BC/surrey BC/richmond BC/coquitlam BC/north-vancouver BC/new-westminster BC/delta BC/langley BC/abbotsford BC/chilliwack':
    '(lower mainland|the lower mainland|the mainland bc)',
  'BC/north-vancouver':
    '(north van|n van|north shore (vancouver|bc)|west van|west vancouver|lonsdale|lower lonsdale|lynn valley|deep cove|capilano|ambleside|dundarave)',
  'BC/north-vancouver BC/vancouver': 'bowen island',
  'BC/new-westminster': '(new west|queensborough|sapperton)',
  'BC/burnaby':
    '(sfu|simon fraser university|bcit|metrotown|brentwood burnaby|lougheed|edmonds burnaby|burnaby heights|deer lake)',
  'BC/richmond': '(steveston|richmond bc|kwantlen richmond)',
  'BC/coquitlam':
    '(tri cities (bc|b c)|port coquitlam|poco|port moody|po mo|pomo|maillardville|burquitlam|anmore|belcarra)',
  'BC/coquitlam BC/langley': '(maple ridge|pitt meadows|ridge meadows)',
  'BC/surrey':
    '(white rock|cloverdale|guildford|newton surrey|fleetwood|whalley|panorama surrey|south surrey|city centre surrey|surrey bc|semiahmoo)',
  'BC/delta': '(tsawwassen|ladner|north delta|delta bc|scott road)',
  'BC/langley':
    '(walnut grove|aldergrove|fort langley|willoughby langley|trinity western|twu|langley bc|brookswood)',
  'BC/abbotsford BC/chilliwack BC/langley': '(fraser valley|the fraser valley|vallee du fraser)',
  'BC/abbotsford': '(abby bc|abbotsford bc|mission bc|ufv|clearbrook|matsqui)',
  'BC/chilliwack': '(sardis|agassiz|hope bc|chilliwack bc|harrison hot springs|vedder crossing)',
  'BC/victoria':
    '(yyj|uvic|u vic|camosun|esquimalt|james bay victoria|fernwood|oak bay|victoria bc|downtown victoria|vic west|fairfield victoria|rockland victoria)',
  'BC/victoria BC/saanich':
    '(greater victoria|langford|colwood|view royal|westshore|west shore victoria|sidney bc|sooke|metchosin|saanich peninsula|crd bc|gulf islands|salt spring|salt spring island|saltspring)',
  'BC/saanich': '(brentwood bay|central saanich|north saanich|gordon head|cordova bay|royal oak saanich)',
  'BC/victoria BC/saanich BC/nanaimo BC/courtenay BC/campbell-river':
    '(vancouver island|van isle|the island|on the island|the island bc|ile de vancouver|l ile de vancouver)',
  'BC/nanaimo BC/victoria': '(cowichan|cowichan valley|ladysmith|lake cowichan|duncan bc)',
  'BC/nanaimo':
    '(viu|vancouver island university|the harbour city|parksville|qualicum|qualicum beach|oceanside bc|port alberni|tofino|ucluelet|gabriola)',
  'BC/courtenay': '(comox|comox valley|cumberland bc|denman island|hornby island)',
  'BC/campbell-river BC/courtenay': '(north island|port hardy|port mcneill|quadra island)',
  'BC/kelowna BC/vernon BC/penticton': '(okanagan|the okanagan|okanagan valley|vallee de l okanagan)',
  'BC/kelowna':
    '(ylw|k town bc|west kelowna|westbank|ubco|ubc okanagan|rutland kelowna|peachland|lake country bc)',
  'BC/penticton': '(summerland|oliver bc|osoyoos|naramata|south okanagan)',
  'BC/vernon': '(north okanagan|armstrong bc|lumby|coldstream|salmon arm|enderby)',
  'BC/kamloops': '(yka|tnrd|merritt bc|shuswap|ashcroft|tk emlups)',
  'BC/nelson BC/cranbrook': '(kootenay|kootenays|the kootenays)',
  'BC/nelson':
    '(west kootenay|west kootenays|castlegar|rossland|trail bc|kaslo|creston|slocan|nelson bc|grand forks bc)',
  'BC/cranbrook':
    '(east kootenay|east kootenays|kimberley bc|fernie|invermere|golden bc|sparwood|columbia valley)',
  'BC/prince-george BC/fort-st-john':
    '(northern bc|northern british columbia|nord de la colombie britannique|le nord de la c b)',
  'BC/prince-george':
    '(pg bc|p g bc|unbc|yxs|quesnel|vanderhoof|williams lake|cariboo|the cariboo|burns lake|fort st james|mackenzie bc)',
  'BC/fort-st-john':
    '(dawson creek|peace river bc|peace region bc|northern rockies|fort nelson|taylor bc|tumbler ridge|chetwynd)',
  'AB/grande-prairie BC/fort-st-john': '(peace country|the peace country|peace region)',
  'BC/squamish BC/whistler': '(sea to sky|sea to sky corridor|pemberton bc)',
  'BC/squamish': '(britannia beach|squamish bc)',
  BC: '(sunshine coast|the sunshine coast|gibsons|sechelt|powell river|qathet|haida gwaii|prince rupert|terrace bc|kitimat|smithers|skeena|bella bella|bella coola|hazelton bc|revelstoke)',
  'AB/calgary': `
    (yyc|cowtown|cow town|calgry|calgary ab|stampede city|mount royal university|mru|u of c|uofc|ucalgary|sait calgary|sait polytechnic|bow valley college|downtown calgary)
    (kensington calgary|beltline|the beltline|mission calgary|inglewood calgary|bridgeland|sunnyside calgary|bowness|varsity calgary|brentwood calgary|marda loop|altadore|signal hill calgary|forest lawn calgary|mckenzie towne|shawnessy|midnapore|tuscany calgary|crowfoot|saddle ridge|saddletowne|seton calgary|mahogany calgary|evanston calgary|17th ave|17 ave calgary|tsuut ina|tsuu t ina|nw calgary|se calgary|sw calgary|ne calgary|northeast calgary)
    (chestermere|strathmore|bragg creek|rocky view)
  `,
  'AB/airdrie': '(crossfield|airdrie ab|carstairs|didsbury)',
  'AB/okotoks': '(high river|foothills county|black diamond ab|turner valley|diamond valley)',
  'AB/cochrane': '(cochrane (ab|alberta)|morley alberta|stoney nakoda)',
  'AB/edmonton': `
    (yeg|edmenton|e town|city of champions|edmonton ab|u of a|uofa|ualberta|university of alberta|macewan|nait edmonton|nait polytechnic|norquest|downtown edmonton)
    (whyte ave|whyte avenue|old strathcona|mill woods|millwoods|west edmonton|west ed|south edmonton|north edmonton|oliver edmonton|wihkwentowin|garneau edmonton|bonnie doon|castle downs|clareview|terwillegar|riverbend edmonton|jasper place|windermere edmonton|summerside edmonton|alberta avenue|124 street|belgravia edmonton|highlands edmonton|kingsway edmonton|beverly edmonton|ellerslie|namao|enoch cree)
  `,
  'AB/edmonton AB/sherwood-park AB/st-albert AB/spruce-grove':
    '(greater edmonton|edmonton area|edmonton metro|edmonton region|region d edmonton|fort saskatchewan)',
  'AB/edmonton AB/sherwood-park': '(leduc|beaumont (ab|alberta)|nisku)',
  'AB/sherwood-park': '(strathcona county|sherwood pk|ardrossan)',
  'AB/st-albert': '(saint albert|morinville|sturgeon county|bon accord)',
  'AB/spruce-grove': '(stony plain|parkland county|parkland region)',
  'AB/camrose': '(wetaskiwin|maskwacis|ponoka|battle river)',
  'AB/fort-mcmurray':
    '(fort mac|ft mac|ft mcmurray|fort mcmoney|wood buffalo|rmwb|fort mckay|fort chipewyan|ymm)',
  'AB/canmore': '(banff|bow valley|the bow valley|lake louise|kananaskis)',
  'AB/medicine-hat': '(med hat|the hat|brooks (ab|alberta)|redcliff|suffield|cypress county)',
  'AB/lethbridge':
    '(leth|bridge city alberta|uleth|u of l|taber|coaldale|cardston|pincher creek|crowsnest pass|fort macleod|kainai|blood reserve|blood tribe|piikani)',
  'AB/lethbridge AB/medicine-hat': '(southern alberta|sud de l alberta|south alberta)',
  'AB/red-deer':
    '(central alberta|centre de l alberta|lacombe|sylvan lake|innisfail|blackfalds|olds (ab|alberta)|rocky mountain house|red deer polytechnic|stettler)',
  'AB/grande-prairie':
    '(gp alberta|gp ab|g p alberta|sexsmith|beaverlodge alberta|valleyview alberta|peace river (ab|alberta))',
  'AB/grande-prairie AB/fort-mcmurray': '(northern alberta|nord de l alberta|le nord de l alberta)',
  'AB/lloydminster': '(lloyd (ab|sk|alberta)|vermilion (ab|alberta)|wainwright)',
  AB: '(bonnyville|cold lake|hinton|edson|jasper (ab|alberta)|slave lake|whitecourt|drayton valley|high level alberta|athabasca|barrhead|westlock|lac la biche)',
};
