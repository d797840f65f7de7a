import { PROVINCES, type ProvinceCode } from '../../provinces.ts';
import type { PhraseGroup } from '../lexicon.ts';

/** A city of the directory, by its path name and its name as profiles write it. */
export interface KnownCity {
  readonly province: ProvinceCode;
  readonly slug: string;
  readonly name: string;
}

/** Codes and common names of provinces, beside their names. Codes that are everyday words need their dots or the country. */
const PROVINCE_PHRASES: Readonly<Record<ProvinceCode, string>> = {
  AB: 'ab\nalta',
  BC: 'bc\nb c\nc b\nbritish colombia\nlower mainland\ncolombie britanique\nla cote ouest',
  MB: 'mb',
  NB: 'nb\nn b\nnouveau brunswick\nacadie\nacadian peninsula\npeninsule acadienne',
  NL: 'nl\nn l\nnfld\nnewfoundland [and labrador]\nlabrador\nterre neuve [et labrador]\nt n l\nthe rock\nnewfie',
  NS: 'ns\nn s\nn e\nnouvelle ecosse\ncape breton\ncap breton',
  NT: 'nt\nnwt\nn w t\nt n o\nnorthwest territories\nterritoires du nord ouest',
  NU: 'nu\nnunavut',
  ON: 'ontario\nin ont\nin on',
  PE: 'pei\np e i\nipe\ni p e\nile du prince edouard\nthe island pei',
  QC: 'qc\npq\nla belle province\nprovince (of|de|du) quebec\nquebec province\n(au|partout au) quebec\nquebec en ligne\nen ligne (au|a) quebec',
  SK: 'sk\nsask\nsaskatchewan',
  YT: 'yt\nyukon [territory]',
};

/** Names of a city, of parts of it, and of regions: what people say, and the cities (by path name) that are meant. */
const CITY_PHRASES: Readonly<Record<string, string>> = {
  'QC/montreal': `
    (mtl|montreal|mourial|morial|udem|uqam|mcgill|concordia|ville de montreal|ile de montreal|montreal island|greater montreal|grand montreal)
    (plateau|plateau mont royal|le plateau|mile end|rosemont|petite patrie|villeray|hochelaga|hochelaga maisonneuve|homa|outremont|verdun|lasalle|lachine|anjou|saint laurent|st laurent|ville saint laurent|ndg|notre dame de grace|cote des neiges|ahuntsic|cartierville|montreal nord|saint leonard|st leonard|rosemere|parc extension|griffintown|saint henri|st henri|pointe saint charles|old montreal|vieux montreal|downtown montreal|saint michel|rdp|riviere des prairies|pointe aux trembles|mercier|lile bizard|ile bizard|roxboro|pierrefonds|ddo|dollard des ormeaux|dorval|hampstead|cote saint luc|cote st luc|mont royal|town of mount royal|tmr)
  `,
  'QC/pointe-claire QC/montreal': '(west island|ouest de l ile|kirkland|beaconsfield|baie d urfe)',
  'QC/longueuil QC/brossard QC/saint-jean-sur-richelieu':
    '(rive sud|south shore|monteregie|saint hubert|st hubert|saint lambert|boucherville|greenfield park|saint bruno|la prairie|chambly|candiac|chateauguay)',
  'QC/laval': '(laval|chomedey|vimont|sainte dorothee|laval des rapides)',
  'QC/terrebonne QC/repentigny QC/saint-jerome QC/joliette':
    '(rive nord|north shore montreal|lanaudiere|mascouche|blainville|boisbriand|sainte therese|mirabel|saint eustache|deux montagnes|laurentides|laurentians)',
  'QC/saint-jerome': '(st jerome|saint sauveur|sainte adele|mont tremblant|tremblant)',
  'QC/quebec':
    '(quebec city|universite laval|ulaval|ville de quebec|ville de qc|region de quebec|capitale nationale|sainte foy|ste foy|limoilou|charlesbourg|beauport|cap rouge|loretteville|saint roch|vieux quebec|old quebec|ancienne lorette|val belair|wendake|valcartier|cap sante)',
  'QC/quebec QC/levis': '(grand quebec|chaudiere appalaches)',
  'QC/gatineau': '(gatineau|gatino|hull|aylmer|outaouais|buckingham)',
  'QC/gatineau ON/ottawa':
    '(ottawa gatineau|gatineau ottawa|national capital region|ncr|region de la capitale nationale)',
  'QC/sherbrooke QC/magog QC/granby': '(estrie|eastern townships|cantons de l est|the townships)',
  'QC/saguenay QC/alma':
    '(saguenay lac saint jean|lac saint jean|chicoutimi|jonquiere|la baie|bagotville|saguenay lac st jean|au lac)',
  'QC/trois-rivieres QC/shawinigan': '(mauricie|trois rivieres|3 rivieres|3 r|tr)',
  'QC/rimouski QC/riviere-du-loup': '(bas saint laurent|bas st laurent|bas du fleuve)',
  'QC/gaspe': '(gaspesie|gaspe peninsula)',
  'QC/rouyn-noranda QC/val-d-or': '(abitibi|abitibi temiscamingue|rouyn|val dor)',
  'QC/sept-iles QC/baie-comeau': '(cote nord|sept iles)',
  'QC/victoriaville QC/drummondville': '(centre du quebec|bois francs)',
  'QC/salaberry-de-valleyfield': 'valleyfield\nvaudreuil\nsalaberry',
  'QC/saint-jean-sur-richelieu': '(saint jean|st jean sur richelieu)',
  'ON/toronto': `
    (toronto|to ont|u of t|uoft|t o|the six|the 6 ix|t dot|tdot|hogtown|gta|greater toronto|greater toronto area|downtown toronto|north york|scarborough|etobicoke|east york|york region toronto|the annex|annex toronto|leslieville|liberty village|parkdale|the beaches|high park|cabbagetown|yorkville|danforth|riverdale|roncesvalles|bloor west|rexdale|weston|yonge and eglinton|midtown toronto|king west|queen west|kensington market|forest hill|rosedale|willowdale|don mills|junction triangle|torono|tornto)
  `,
  'ON/mississauga ON/brampton': '(peel|peel region|sauga|malton|port credit|streetsville|b town)',
  'ON/ajax ON/whitby ON/oshawa': '(durham|durham region|pickering|ajax pickering|clarington|bowmanville)',
  'ON/markham ON/vaughan ON/richmond-hill ON/newmarket':
    '(york region|thornhill|aurora|woodbridge|maple ontario|stouffville|unionville|king city)',
  'ON/oakville ON/burlington': '(halton|halton region|milton|georgetown ontario)',
  'ON/kitchener ON/waterloo ON/cambridge': '(waterloo region|tri cities ontario|tri city)',
  'ON/kitchener ON/waterloo': '(kw|k w|kitchener waterloo)',
  'ON/hamilton': '(hamilton|mcmaster|the hammer|stoney creek|dundas|ancaster|steeltown|hammer)',
  'ON/st-catharines ON/niagara-falls':
    '(niagara|niagara region|welland|grimsby|st kitts|saint catharines|fort erie)',
  'ON/ottawa':
    '(ottawa|kanata|orleans|nepean|barrhaven|gloucester ontario|vanier|westboro|the glebe|glebe|byward market|stittsville|rockland|bytown)',
  'ON/greater-sudbury': '(sudbury|greater sudbury|grand sudbury)',
  'ON/sault-ste-marie': '(the soo|soo|sault|sault sainte marie|sault saint marie)',
  'ON/thunder-bay': '(thunder bay|tbay|t bay)',
  'ON/peterborough': '(ptbo|kawartha|kawarthas)',
  'ON/north-bay ON/timmins ON/greater-sudbury ON/sault-ste-marie ON/thunder-bay ON/kenora':
    '(northern ontario|nord de l ontario|north ontario)',
  'ON/london': '(ldn ont|london ont|london ontario|forest city)',
  'ON/barrie ON/orillia ON/collingwood': '(simcoe|simcoe county|muskoka|georgian bay|innisfil)',
  'BC/vancouver':
    '(vancouver|van|vancity|ubc|van city|downtown vancouver|kitsilano|kits|gastown|yaletown|east van|commercial drive|mount pleasant|kerrisdale|point grey|west end vancouver|raincity|vancover)',
  'BC/vancouver BC/burnaby BC/surrey BC/richmond BC/coquitlam BC/north-vancouver BC/new-westminster BC/delta BC/langley':
    '(metro vancouver|greater vancouver|gvrd|grand vancouver|metro van)',
  'BC/north-vancouver': '(north van|north shore vancouver|west van|west vancouver|lonsdale)',
  'BC/new-westminster': '(new west)',
  'BC/coquitlam': '(tri cities|tri cities bc|port coquitlam|poco|port moody|maple ridge|pitt meadows)',
  'BC/surrey': '(white rock|cloverdale|guildford)',
  'BC/delta': '(tsawwassen|ladner|delta bc)',
  'BC/abbotsford BC/chilliwack BC/langley': '(fraser valley|abby bc)',
  'BC/victoria BC/saanich': '(victoria|greater victoria|oak bay|langford|colwood|esquimalt|sidney bc|sooke)',
  'BC/victoria BC/saanich BC/nanaimo BC/courtenay BC/campbell-river':
    '(vancouver island|van isle|ile de vancouver|parksville|comox|comox valley)',
  'BC/kelowna BC/vernon BC/penticton': '(okanagan|the okanagan|west kelowna)',
  'BC/nelson BC/cranbrook': '(kootenay|kootenays|the kootenays|rossland|castlegar)',
  'BC/prince-george': '(pg bc|northern bc|nord de la colombie britannique)',
  'AB/calgary': '(calgary|yyc|cowtown|calgry|downtown calgary|kensington calgary|beltline)',
  'AB/edmonton': '(edmonton|yeg|whyte ave|old strathcona|edmenton|e town)',
  'AB/edmonton AB/sherwood-park AB/st-albert AB/spruce-grove':
    '(greater edmonton|edmonton area|strathcona county|leduc|stony plain)',
  'AB/fort-mcmurray': '(fort mac|ft mac|ft mcmurray|wood buffalo)',
  'AB/canmore': '(banff|bow valley)',
  'AB/medicine-hat': '(med hat|the hat)',
  'AB/lethbridge': 'southern alberta',
  'AB/grande-prairie': '(gp alberta|peace country)',
  'SK/saskatoon': '(saskatoon|stoon|yxe|s toon)',
  'SK/regina': '(regina|queen city|yqr)',
  'MB/winnipeg':
    '(winnipeg|wpg|the peg|peg city|winterpeg|ywg|st boniface|saint boniface|transcona|st vital|saint vital|fort garry|river heights|osborne village|wolseley|charleswood|st james winnipeg|the exchange winnipeg|north end winnipeg|winipeg|winnepeg)',
  'MB/brandon': '(westman|bdn)',
  'MB/winkler MB/morden': '(pembina valley)',
  'NB/moncton NB/dieppe NB/riverview': '(greater moncton|grand moncton)',
  'NB/saint-john': '(saint john|st john nb|st john new brunswick)',
  'NB/fredericton': '(freddy|freddy beach|oromocto|gagetown)',
  'NS/halifax': '(halifax|dalhousie|hali|hfx|hrm|bedford|sackville|halifax regional municipality)',
  'NS/halifax NS/dartmouth': '(halifax dartmouth|greater halifax)',
  'NS/kentville NS/wolfville': '(annapolis valley|the valley ns)',
  'NS/sydney': '(cape breton|sydney ns|cap breton)',
  'NL/st-john-s':
    '(st john s|saint john s|st johns|town nl)\n(st|saint) (john s|johns) (nl|newfoundland|nfld|terre neuve)',
  'NL/happy-valley-goose-bay': '(goose bay)',
  'PE/charlottetown': '(ch town|charlottetown)',
};

/** Canada asks for nothing: everybody here is there. */
const EVERYWHERE: PhraseGroup = {
  wants: [],
  en: '(canada|canadian|anywhere|anywhere in canada|across canada|province|provinces|city|town)',
  fr: '(canada|canadien|canadienne|partout|partout au canada|province|ville)',
};

/**
 * The places that visitors name. A name alone is every city so called; a nickname or region whose cities are not in the directory is left
 * out, so that its words stay words.
 */
export function placePhrases(cities: readonly KnownCity[]): PhraseGroup[] {
  const known = new Map(cities.map((city) => [`${city.province}/${city.slug}`, city]));
  const byName = new Map<string, KnownCity[]>();
  for (const city of cities) byName.set(city.slug, [...(byName.get(city.slug) ?? []), city]);

  // Québec alone is the city: who means the province says so, or asks for what can be had anywhere in it.
  const provinces = PROVINCES.filter(({ code }) => code !== 'QC' || !known.has('QC/quebec')).map(
    ({ code, name }): PhraseGroup => ({
      wants: [{ kind: 'place', values: [code] }],
      en: plain(name.en),
      fr: plain(name.fr),
    }),
  );
  const codes = PROVINCES.map(({ code }): PhraseGroup => ({
    wants: [{ kind: 'place', values: [code] }],
    en: PROVINCE_PHRASES[code],
    fr: '',
  }));
  const provinceNames = new Set(
    PROVINCES.flatMap(({ code, name }) => (code === 'QC' ? [] : Object.values(name).map(plain))),
  );
  const named = [...byName.values()]
    .filter(([first]) => !provinceNames.has(plain(first?.name ?? '')))
    .map((cities): PhraseGroup => ({
      wants: [{ kind: 'place', values: cities.map(({ province, slug }) => `${province}/${slug}`) }],
      en: spellingsOfName(cities[0]?.name ?? '')
        // After another city, Québec is the province.
        .flatMap((name) => (cities[0]?.province === 'QC' ? [name, `${name} (quebec|qc)`] : [name]))
        .join('\n'),
      fr: '',
    }));
  const nicknames = Object.entries(CITY_PHRASES).flatMap(([places, en]): PhraseGroup[] => {
    const values = places.split(' ').filter((place) => known.has(place));
    return values.length > 0 ? [{ wants: [{ kind: 'place', values }], en, fr: '' }] : [];
  });
  return [...provinces, ...codes, ...named, ...nicknames, EVERYWHERE];
}

/** A name without the signs of the phrase notation. */
function plain(name: string): string {
  return name.replace(/[()[\]<>|*]/g, ' ').trim();
}

/** `St. Albert` is also `Saint Albert`, `Sainte-Foy` also `Ste Foy`. */
function spellingsOfName(name: string): string[] {
  const words = plain(name);
  const long = words.replace(/\bSt\.?(?=[\s-])/, 'Saint').replace(/\bSte\.?(?=[\s-])/, 'Sainte');
  const short = words.replace(/\bSaint(?=[\s-])/, 'St').replace(/\bSainte(?=[\s-])/, 'Ste');
  return [...new Set([words, long, short])];
}
