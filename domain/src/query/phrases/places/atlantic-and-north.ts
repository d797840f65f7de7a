/** Parts of the Atlantic provinces and the territories, by the cities of the directory (path names) or the province that they lead to. */
export const ATLANTIC_AND_NORTHERN_PLACES: Readonly<Record<string, string>> = {
  'NB/moncton NB/dieppe NB/riverview':
    '(greater moncton|grand moncton|moncton area|region de moncton|monkton|yqm|southeast new brunswick|south east new brunswick|sud est du nouveau brunswick)',
  'NB/moncton NB/dieppe':
    '(umoncton|memramcook|sackville (nb|n b|new brunswick)|mount allison|dorchester (nb|new brunswick)|salisbury (nb|new brunswick)|ccnb dieppe)',
  'NB/shediac': '(cap pele|cocagne|beaubassin|grand barachois)',
  'NB/shediac NB/moncton': '(bouctouche|richibucto|kent (nb|new brunswick)|comte de kent)',
  'NB/saint-john':
    '(saint john|saint john (nb|n b|new brunswick)|ysj|unbsj|grand bay westfield|the kingston peninsula|millidgeville|fundy nb|saint stephen (nb|new brunswick)|saint andrews (nb|new brunswick)|charlotte county)',
  'NB/quispamsis NB/saint-john':
    '(rothesay|kennebecasis|kv nb|kennebecasis valley|hampton (nb|new brunswick)|sussex (nb|new brunswick))',
  'NB/fredericton':
    '(freddy|freddy beach|fred town nb|yfc|unb|saint thomas university|stu nb|oromocto|gagetown|base gagetown|new maryland|nashwaak|marysville nb|devon fredericton|woodstock (nb|new brunswick)|st mary s first nation)',
  'NB/edmundston':
    '(madawaska|le madawaska|haut madawaska|republique du madawaska|saint basile (nb|nouveau brunswick)|grand falls (nb|new brunswick)|grand sault|saint quentin (nb|nouveau brunswick)|nord ouest du nouveau brunswick|northwest new brunswick|saint leonard (nb|nouveau brunswick)|kedgwick)',
  'NB/caraquet NB/bathurst':
    '(acadian peninsula|peninsule acadienne|la peninsule acadienne|shippagan|tracadie|tracadie sheila|lameque|neguac|bas caraquet|miscou)',
  'NB/bathurst': '(region chaleur|chaleur region|beresford|petit rocher|belledune)',
  'NB/bathurst NB/campbellton NB/caraquet':
    '(northern new brunswick|nord du nouveau brunswick|le nord du nouveau brunswick|north shore (nb|new brunswick))',
  'NB/campbellton': '(restigouche|le restigouche|dalhousie (nb|new brunswick)|atholville)',
  'NB/miramichi':
    '(the miramichi|newcastle (nb|new brunswick)|chatham (nb|new brunswick)|blackville|rogersville|doaktown|esgenoopetitj)',
  'NS/halifax': `
    (hali|hfx|yhz|hrm|dal|dalhousie|saint mary s university|st mary s university|mount saint vincent|msvu|nscad|halifax ns|halifax regional municipality|downtown halifax|stadacona|halifax peninsula)
    (bedford|lower sackville|sackville (ns|n s|nova scotia)|middle sackville|upper tantallon|tantallon|hammonds plains|fairview halifax|clayton park|spryfield|armdale|rockingham|north end halifax|south end halifax|west end halifax|timberlea|beechville|fall river|enfield (ns|nova scotia)|peggys cove|africville|hammond s plains|elmsdale)
  `,
  'NS/halifax NB/moncton': 'sackville',
  'NS/halifax NS/dartmouth': '(halifax dartmouth|greater halifax|the twin cities halifax|chezzetcook)',
  'NS/dartmouth NS/halifax':
    '(cole harbour|eastern passage|shearwater|12 wing|preston (ns|nova scotia)|north preston|east preston|lawrencetown|porters lake)',
  'NS/dartmouth':
    '(the dark side halifax|burnside ns|portland hills|woodlawn dartmouth|woodside dartmouth|dartmouth crossing|d mouth)',
  'NS/kentville NS/wolfville':
    '(annapolis valley|the annapolis valley|the valley (ns|nova scotia)|vallee de l annapolis|kings county ns|new minas|berwick ns|greenwood (ns|nova scotia)|cfb greenwood|14 wing|kingston (ns|nova scotia)|middleton (ns|nova scotia)|windsor (ns|nova scotia)|canning ns)',
  'NS/wolfville': '(acadia university|acadia u|port williams|grand pre)',
  'NS/sydney':
    '(cape breton|cap breton|cape breton island|ile du cap breton|unama ki|cbrm|cbu|sydney (ns|nova scotia)|glace bay|new waterford|north sydney|sydney mines|membertou|eskasoni|baddeck|inverness ns|cheticamp|louisbourg|port hawkesbury|industrial cape breton|cb island)',
  'NS/antigonish': '(stfx|st fx|st f x|saint francis xavier|guysborough|paqtnkek)',
  'NS/new-glasgow': '(pictou|pictou county|stellarton|trenton (ns|nova scotia)|westville (ns|nova scotia))',
  'NS/truro': '(colchester|millbrook (ns|first nation)|bible hill|stewiacke|sipekne katik|tatamagouche)',
  'NS/amherst': '(springhill|cumberland county|parrsboro|oxford (ns|nova scotia))',
  'NS/bridgewater':
    '(south shore (ns|nova scotia|halifax)|lunenburg|mahone bay|chester (ns|nova scotia)|liverpool (ns|nova scotia)|queens county ns)',
  'NS/yarmouth':
    '(tri county ns|clare ns|baie sainte marie|church point|pubnico|shelburne ns|barrington ns|digby|argyle ns|universite sainte anne)',
  'PE/charlottetown':
    '(ch town|chtown|yyg|upei|charlottown|charlotte town|winsloe|sherwood pei|west royalty|montague (pei|pe)|souris (pei|pe)|kings county pei|three rivers pei|cavendish pei|morell pei)',
  'PE/summerside':
    '(ss pei|kensington (pei|pe)|prince county|wellington pei|evangeline region|region evangeline|alberton pei|o leary|tignish|lennox island|borden carleton)',
  'NL/st-john-s': `
    (saint john s|yyt|town nl|sin johns|saint john s (nl|newfoundland|nfld|terre neuve)|saint john (nl|newfoundland|nfld|terre neuve)|memorial university|mun nl|downtown saint john s)
    (east end saint john s|quidi vidi|the battery nl|rabbittown|the goulds|goulds* nl|shea heights|cowan heights|torbay|portugal cove|st philips|logy bay|pouch cove|petty harbour|jelly bean row)
  `,
  'NL/st-john-s NL/mount-pearl NL/paradise NL/conception-bay-south':
    '(avalon|the avalon|avalon peninsula|peninsule d avalon|northeast avalon|metro saint john s|saint john s metro|saint john s area)',
  'NL/conception-bay-south':
    '(cbs nl|c b s nl|kelligrews|holyrood|conception bay|bay roberts|carbonear|harbour grace)',
  'NL/corner-brook':
    '(western newfoundland|west coast newfoundland|west coast nl|deer lake (nl|newfoundland)|stephenville|port aux basques|gros morne|codroy|northern peninsula|grenfell campus)',
  'NL/grand-falls-windsor':
    '(grand falls windsor|gfw|central newfoundland|grand falls (nl|newfoundland)|bishop s falls|botwood|springdale (nl|newfoundland))',
  'NL/gander': '(lewisporte|twillingate|fogo|fogo island|bonavista|clarenville|gambo)',
  'NL/happy-valley-goose-bay NL/labrador-city': '(labrador|le labrador|the big land)',
  'NL/happy-valley-goose-bay':
    '(goose bay|happy valley|hvgb|5 wing|nunatsiavut|nain labrador|sheshatshiu|natuashish|north west river|central labrador|hopedale)',
  'NL/labrador-city': '(lab city|lab west|labrador west|wabush|churchill falls)',
  'YT/whitehorse':
    '(yxy|whse|white horse yukon|porter creek|riverdale whitehorse|kwanlin dun|carcross|haines junction)',
  'YT/dawson-city': '(dawson yukon|dawson yt|klondike|the klondike|tr ondek)',
  YT: '(old crow|faro yukon|mayo yukon|carmacks|pelly crossing|teslin|ross river)',
  'NT/yellowknife':
    '(yk|yzf|yellow knife|yellowknife nwt|ndilo|dettah|behchoko|rae edzo|old town yellowknife|north slave|great slave)',
  'NT/inuvik': '(beaufort delta|mackenzie delta|tuktoyaktuk|tuk|aklavik|fort mcpherson|inuvialuit)',
  'NT/hay-river NT/fort-smith': '(south slave|fort resolution|enterprise nwt|k atl odeeche)',
  NT: '(fort simpson|dehcho|deh cho|sahtu|norman wells|deline|fort good hope|fort providence)',
  'NU/iqaluit':
    '(yfb|frobisher bay|apex nunavut|baffin|baffin island|qikiqtaaluk|qikiqtani|ile de baffin|terre de baffin|pangnirtung|cape dorset|kinngait|pond inlet|mittimatalik|igloolik|kimmirut|clyde river|qikiqtarjuaq|arctic bay|resolute bay)',
  'NU/rankin-inlet':
    '(kivalliq|kangiqliniq|arviat|baker lake|chesterfield inlet|whale cove|coral harbour|naujaat)',
  'NU/cambridge-bay': '(kitikmeot|iqaluktuuttiaq|kugluktuk|gjoa haven|taloyoak|kugaaruk)',
};
