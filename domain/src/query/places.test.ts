import { describe, expect, it } from 'vitest';
import type { ProvinceCode } from '../places/provinces.ts';
import { allTowns } from '../places/town.ts';
import { slugify } from '../text/slug.ts';
import { directoryLexicon, placeLexicon } from './directory-lexicon.ts';
import { createLexicon } from './lexicon.ts';
import { phraseGroups } from './phrase-files.ts';
import { understand } from './understand.ts';
import { pairsOf } from './read-in-tests.ts';
import { wordsOf } from './words.ts';

const CITIES_BY_PROVINCE: Readonly<Partial<Record<ProvinceCode, string>>> = {
  AB: 'Calgary, Edmonton, St. Albert, Fort McMurray, Grande Prairie, Red Deer',
  BC: 'Vancouver, Surrey, Burnaby, Coquitlam, North Vancouver, Victoria, Saanich, Nanaimo, Kelowna, Vernon, Nelson, Fort St. John',
  MB: 'Winnipeg, Brandon, Selkirk, Gimli',
  NB: 'Moncton, Saint John, Edmundston, Caraquet, Bathurst',
  NL: "St. John's, Mount Pearl, Labrador City, Happy Valley-Goose Bay",
  NS: 'Halifax, Dartmouth, Sydney, Kentville, Wolfville',
  NT: 'Yellowknife',
  NU: 'Iqaluit',
  ON: 'Toronto, Ottawa, Mississauga, Brampton, Hamilton, Kitchener, Waterloo, Cambridge, North Bay, Thunder Bay, Sault Ste. Marie, Kingston, Cornwall',
  PE: 'Cornwall, Charlottetown',
  QC: 'Montréal, Québec, Laval, Terrebonne, Longueuil, Brossard, Saint-Jérôme, Saint-Jean-sur-Richelieu, Saguenay, Alma, Trois-Rivières, Shawinigan, Gaspé, Pointe-Claire, Gatineau',
  SK: 'Saskatoon, Regina',
  YT: 'Whitehorse',
};
const CITIES = Object.entries(CITIES_BY_PROVINCE).flatMap(([province, names]) =>
  names.split(', ').map((name) => ({ province: province as ProvinceCode, name, slug: slugify(name) })),
);
const lexicons = [directoryLexicon(), placeLexicon(CITIES)];

function placesIn(text: string): string {
  const places = understand(text, lexicons).conditions.flatMap(({ anyOf }) =>
    anyOf.filter(({ kind }) => kind === 'place'),
  );
  return places.flatMap(({ values }) => values).join(' ');
}

describe('the places that visitors name', () => {
  it.each(
    pairsOf(`
      hochelag → QC/montreal | psy Parc-Ex → QC/montreal | N.D.G. or NDG → QC/montreal
      mcgill student → QC/montreal | le coin du plateau → QC/montreal | Limoilou → QC/quebec
      ste-foy → QC/quebec | St-Foy → QC/quebec | vieux-hull → QC/gatineau
      cap-de-la-madeleine → QC/trois-rivieres | kanata → ON/ottawa | Vanier → ON/ottawa QC/quebec
      Vanier, Ontario → ON/ottawa | etobicoke → ON/toronto | Jane and Finch → ON/toronto
      therapist in the Beaches → ON/toronto | mill woods → AB/edmonton | whyte ave → AB/edmonton
      etobicok → ON/toronto | Scarborough Ontario → ON/toronto | Aylmer → QC/gatineau
      burquitlam → BC/coquitlam | east van → BC/vancouver | in Kits → BC/vancouver | St-Boniface → MB/winnipeg
    `),
  )('leads from the part of a city "%s" to the city', expectPlaces);

  it.each(
    pairsOf(`
      lac-st-jean → QC/saguenay QC/alma | rive-sud → QC/longueuil QC/brossard
      couronne nord → QC/laval QC/terrebonne QC/saint-jerome
      la mauricie → QC/trois-rivieres QC/shawinigan | gaspésie → QC/gaspe | nord du Québec → QC
      madawaska → NB/edmundston | péninsule acadienne → NB/caraquet NB/bathurst | cape breton → NS/sydney
      labrador → NL/happy-valley-goose-bay NL/labrador-city
      Newfoundland and Labrador → NL | peel region → ON/mississauga ON/brampton
      tri-cities → ON/kitchener ON/waterloo ON/cambridge BC/coquitlam | tri-cities bc → BC/coquitlam
      tri cities ontario → ON/kitchener ON/waterloo ON/cambridge | interlake → MB/selkirk MB/gimli
      peace country → AB/grande-prairie BC/fort-st-john | the okanagan → BC/kelowna BC/vernon
      sunshine coast → BC/sunshine-coast | the maritimes → NB NS PE | baffin → NU/iqaluit
    `),
  )('leads from the region "%s" to its cities or its province', expectPlaces);

  it.each(
    pairsOf(`
      YYC → AB/calgary | yul → QC/montreal | YHZ → NS/halifax | the 6ix → ON/toronto
      the peg → MB/winnipeg | Steeltown → ON/hamilton | the Soo → ON/sault-ste-marie | the rock → NL
      at Queen’s → ON/kingston
    `),
  )('knows the nickname or code "%s"', expectPlaces);

  it.each(
    pairsOf(`
      st jean → QC/saint-jean-sur-richelieu | Ste Jerome → QC/saint-jerome | st johns → NL/st-john-s
      st. john → NB/saint-john | ft mcmurray → AB/fort-mcmurray | mt pearl → NL/mount-pearl
      n vancouver → BC/north-vancouver | thunderbay → ON/thunder-bay | troisrivieres → QC/trois-rivieres
      downtown toronto → ON/toronto | Cornwall PEI → PE/cornwall
    `),
  )('reads the spelling "%s"', expectPlaces);

  it.each(
    `
      weight loss plateau | afraid of the beach | phobie des souris | bouffées de chaleur
      chemical peel | quelqu’un qui sait | survival kits | ma grand-mère | union liberty
      my sick kids
    `
      .trim()
      .split(/\s*[|\n]\s*/),
  )('takes the words of "%s" for no place', (text) => expect(placesIn(text)).toBe(''));

  it.each(
    pairsOf(`
      psychologist antigonish → NS/antigonish | Osoyoos → BC/osoyoos | in Trail → BC/trail
      Hope, anxiety → BC/hope | Hearst ou Kapuskasing → ON/hearst ON/kapuskasing
      Golden, Ontario → ON/golden | salt spring island → BC/salt-spring-island
      Manitoulin → ON/manitoulin | mtl male therapist → QC/montreal | Esquimalt → BC/esquimalt
      cole harbour → NS/cole-harbour | haida gwaii → BC/haida-gwaii | Langfort → BC/langford | Fort Qu'Appelle anxiety → SK/fort-qu-appelle | Hampton NB → NB/hampton
      Port Moody → BC/port-moody
    `),
  )('knows the town or island "%s", where nobody practises', expectPlaces);

  it.each(
    pairsOf(`
      town of mount royal → ville mont royal | montreal west → Montréal-Ouest | Montreal East → Montréal-Est
      Grand-Sault → Grand Falls | PoCo → Port Coquitlam | pomo → Port Moody
    `),
  )('leads from "%s" to where "%s" leads', (one, other) => expect(placesIn(one)).toBe(placesIn(other)));

  it.each([
    'no hope',
    'a golden opportunity',
    'high level of stress',
    'Amos Tremblay',
    'Florence Laval',
    'Angélique Desjardins, psychologue',
  ])('takes the name in "%s" for no town', (text) => expect(placesIn(text)).toBe(''));

  it('are called what no town of content/places is, unless places of several provinces are, or one as a whole', () => {
    const { tree } = createLexicon({
      groups: phraseGroups('places').filter(({ wants }) => {
        const values = wants.flatMap((want) => want.values);
        return values.every((place) => place.includes('/')) && new Set(values.map(provinceOf)).size === 1;
      }),
      slots: {},
      passedOver: '',
      isReal: () => true,
    });
    const twice = [...allTowns()].flat().filter(({ name, province }) => {
      const words = wordsOf(name);
      return tree
        .matchesAt(words, 0, ({ form }) => [{ form, typos: 0 }])
        .some(
          ({ end, meaning: { wants } }) => end === words.length && wants[0]?.values[0]?.startsWith(province),
        );
    });
    expect(twice.map(({ name, province }) => `${name} ${province}`)).toEqual([]);
  });

  it('leaves the names of regions without a city in the directory words', () => {
    const { conditions, rest } = understand('gaspésie', [placeLexicon([])]);
    expect([conditions, rest]).toEqual([[], 'gaspésie']);
  });
});

const provinceOf = (place: string) => place.slice(0, 2);

function expectPlaces(text: string, places: string): void {
  expect(placesIn(text)).toBe(places);
}
