/** Parts of Ontario, by the cities of the directory (path names) or the province that they lead to. */
export const ONTARIO_PLACES: Readonly<Record<string, string>> = {
  'ON/toronto': `
    (yyz|to ont|t o|the six|the 6 ix|6 ix|t dot|tdot|hogtown|the big smoke|downtown toronto|old toronto|torono|tornto|midtown toronto|uptown toronto)
    (u of t|uoft|tmu|toronto metropolitan|ryerson|york university|yorku|ocad|seneca college|humber college|george brown college|centennial college|camh)
    (north york|scarborough|scarberia|etobicoke|east york|york toronto|willowdale|don mills|don valley|leaside|lawrence park|rexdale|weston|downsview|jane and finch|jane finch|black creek|agincourt|malvern toronto|guildwood|rouge park|bridle path|york mills|bayview village|humber valley|mimico|long branch|new toronto)
    (the annex|annex toronto|leslieville|liberty village|parkdale|the beaches*|beaches* toronto|east end toronto|west end toronto|high park|cabbagetown|regent park|yorkville|the danforth|danforth|greektown toronto|riverdale|roncesvalles|roncy|bloor west|bloor west village|yonge and eglinton|yonge eglinton|king west|queen west|kensington market|little italy toronto|little portugal|forest hill|rosedale|junction triangle|the junction toronto|swansea toronto|corso italia|trinity bellwoods|church and wellesley|the village toronto|distillery district|thorncliffe park|flemingdon park|davisville|moss park|saint clair west|harbourfront toronto|liberty village toronto)
  `,
  'ON/toronto ON/mississauga ON/brampton ON/markham ON/vaughan ON/richmond-hill ON/oakville ON/ajax ON/oshawa':
    '(gta|the gta|greater toronto|greater toronto area|grand toronto|905 area|the 905)',
  'ON/toronto ON/mississauga ON/brampton ON/hamilton ON/oakville ON/burlington ON/st-catharines ON/markham ON/vaughan ON/oshawa':
    '(golden horseshoe|the golden horseshoe|gtha)',
  'ON/mississauga ON/brampton':
    '(peel region|region of peel|in peel|peel ontario|caledon|bolton (ontario|on))',
  'ON/mississauga':
    '(sauga|saugatown|utm|port credit|streetsville|malton|meadowvale|erin mills|clarkson mississauga|cooksville|square one|lakeview mississauga|lorne park)',
  'ON/brampton':
    '(b town|bramalea|springdale brampton|mount pleasant brampton|sheridan brampton|flower city)',
  'ON/ajax ON/whitby ON/oshawa': '(durham|durham region|region of durham)',
  'ON/ajax ON/whitby': '(pickering|ajax pickering|brooklin)',
  'ON/oshawa':
    '(the shwa|the dirty shwa|uoit|ontario tech|durham college|courtice|clarington|bowmanville|port perry)',
  'ON/markham ON/vaughan ON/richmond-hill ON/newmarket': '(york region|region of york|king city)',
  'ON/markham ON/vaughan ON/richmond-hill': 'thornhill',
  'ON/markham': '(unionville|stouffville|milliken|cornell markham)',
  'ON/vaughan': '(woodbridge|kleinburg|maple (ontario|on|vaughan)|concord (ontario|on))',
  'ON/newmarket':
    '(aurora|east gwillimbury|keswick|georgina (ontario|on)|bradford (ontario|on)|holland landing)',
  'ON/richmond-hill': '(oak ridges|r hill)',
  'ON/oakville ON/burlington':
    '(halton|halton region|region of halton|milton|georgetown (ontario|on)|halton hills|acton (ontario|on))',
  'ON/oakville': '(bronte oakville|bronte village|sheridan college|glen abbey)',
  'ON/burlington': '(waterdown|aldershot)',
  'ON/kitchener ON/waterloo ON/cambridge': '(waterloo region|region of waterloo|tri cities (ontario|on|ont))',
  'ON/kitchener ON/waterloo ON/cambridge BC/coquitlam': 'tri cities',
  'ON/kitchener ON/waterloo': '(kw|k w|kitchener waterloo|dtk)',
  'ON/waterloo': '(uwaterloo|uw waterloo|wilfrid laurier|laurier university|wlu|elmira|saint jacobs)',
  'ON/cambridge': '(galt|hespeler|preston cambridge)',
  'ON/guelph': '(uoguelph|u of g|fergus|elora|wellington county|centre wellington)',
  'ON/hamilton':
    '(mcmaster|mohawk college|the hammer|hammertown|steeltown|stoney creek|stony creek|dundas|ancaster|flamborough|glanbrook|hamilton mountain|east hamilton|westdale|binbrook)',
  'ON/brantford':
    '(brant county|six nations [of the grand river]|paris (ontario|on)|norfolk county|simcoe (ontario|on)|ohsweken)',
  'ON/st-catharines ON/niagara-falls':
    '(niagara|niagara region|region of niagara|the niagara|welland|fort erie|port colborne|pelham (ontario|on)|thorold|niagara on the lake|notl)',
  'ON/niagara-falls': '(casino niagara|fallsview|clifton hill)',
  'ON/st-catharines':
    '(saint kitts|saint catharines|saint catherines|grimsby|beamsville|brock university|brock u|port dalhousie|merritton)',
  'ON/ottawa': `
    (yow|bytown|o town|uottawa|u ottawa|u of o|carleton university|carleton u|algonquin college|downtown ottawa|centretown|sandy hill|byward market|the market ottawa|lowertown|basse ville ottawa|cote de sable)
    (kanata|orleans|nepean|barrhaven|bells corners|stittsville|manotick|gloucester (ontario|on|ottawa)|vanier (ontario|on|ottawa)|westboro|hintonburg|the glebe|glebe|old ottawa south|little italy ottawa|rockcliffe|new edinburgh|overbrook|alta vista|riverside south|findlay creek|britannia ottawa|carlingwood|cumberland (ontario|on)|greely|carp ontario|west carleton|heron gate|ottawa vanier|vanier ottawa)
    (rockland|casselman|embrun|kemptville|carleton place|almonte|arnprior|smiths falls|lanark county|prescott russell)
  `,
  'ON/hawkesbury ON/cornwall ON/ottawa': '(eastern ontario|est ontarien|l est ontarien|est de l ontario)',
  'ON/hawkesbury': '(vankleek hill|l orignal|alfred (ontario|on))',
  'ON/cornwall': '(akwesasne|stormont dundas|alexandria (ontario|on)|glengarry)',
  'ON/kingston':
    '(queen s university|queens* university|queens* u|queen s u|at queens*|at queen s|ygk|rmc|royal military college|gananoque|brockville|napanee|limestone city|amherstview)',
  'ON/belleville':
    '(quinte|bay of quinte|trenton (ontario|on)|cfb trenton|quinte west|prince edward county|picton|tyendinaga|hastings county|loyalist college)',
  'ON/peterborough':
    '(ptbo|peterboro|kawartha|kawarthas|kawartha lakes|trent university|trent u|lindsay (ontario|on)|lakefield|cobourg|port hope|northumberland county|haliburton)',
  'ON/barrie ON/orillia ON/collingwood': '(simcoe county|georgian bay|south georgian bay)',
  'ON/barrie':
    '(georgian college|innisfil|cfb borden|borden (ontario|on)|base borden|alliston|angus ontario|wasaga|wasaga beach|midland (ontario|on)|penetang|penetanguishene)',
  'ON/orillia ON/barrie':
    '(muskoka|the muskokas|bracebridge|gravenhurst|huntsville (ontario|on)|cottage country)',
  'ON/collingwood': '(blue mountain|blue mountains|owen sound|grey bruce|meaford|stayner|thornbury)',
  'ON/london':
    '(ldn ont|london (ont|ontario|on)|forest city|yxu|western university|western u|uwo|fanshawe|fanshawe college|old east village|byron london|middlesex county|strathroy|saint thomas (ontario|on)|elgin county|woodstock (ontario|on)|oxford county|ingersoll|tillsonburg)',
  'ON/windsor':
    '(uwindsor|u windsor|windsor essex|essex county|tecumseh (ontario|on)|leamington|lasalle (ontario|on)|amherstburg|kingsville|walkerville|lakeshore ontario)',
  'ON/windsor ON/sarnia': '(chatham kent|chatham (ontario|on))',
  'ON/sarnia': '(lambton|lambton county|petrolia|aamjiwnaang|sarnia lambton)',
  'ON/stratford': '(perth county|stratford (ontario|on)|huron county|goderich|saint marys ontario|listowel)',
  'ON/london ON/windsor ON/kitchener ON/sarnia ON/stratford':
    '(southwestern ontario|south western ontario|sud ouest de l ontario)',
  'ON/greater-sudbury':
    '(sudbury|greater sudbury|grand sudbury|sudz|laurentian university|universite laurentienne|cambrian college|nickel city|chelmsford ontario|hanmer|val caron|valley east|copper cliff|manitoulin|manitoulin island|espanola (ontario|on))',
  'ON/sault-ste-marie':
    '(the soo|soo|ssm|sault|le sault|sault sainte marie|algoma|batchewana|garden river|elliot lake|wawa ontario)',
  'ON/thunder-bay':
    '(tbay|t bay|yqt|lakehead|port arthur|fort william|superior west|fort william first nation)',
  'ON/north-bay': '(nipissing|canadore|parry sound|sturgeon falls|mattawa|nipissing ouest|west nipissing)',
  'ON/timmins':
    '(porcupine (ontario|on)|cochrane (ontario|on)|kapuskasing|iroquois falls|hearst (ontario|on)|kirkland lake|temiskaming shores|moosonee|moose factory)',
  'ON/kenora': '(lake of the woods|dryden|red lake ontario|sioux lookout|fort frances|rainy river)',
  'ON/thunder-bay ON/kenora': '(northwestern ontario|north western ontario|nord ouest de l ontario)',
  'ON/north-bay ON/timmins ON/greater-sudbury ON/sault-ste-marie ON/thunder-bay ON/kenora':
    '(northern ontario|nord de l ontario|le nord de l ontario|north ontario|nouvel ontario)',
  ON: '(petawawa|garrison petawawa|pembroke (ontario|on)|renfrew county|attawapiskat|southern ontario|sud de l ontario)',
};
