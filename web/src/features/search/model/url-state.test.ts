import { describe, expect, it, test } from 'vitest';
import { takeBack } from '@directory/domain/query/taken-back';
import { EMPTY_SEARCH, type SearchState, bringBack } from './search-state.ts';
import {
  formatFrame,
  parseFrame,
  parseKeyword,
  parseSearch,
  resolveSubmission,
  searchQuery,
  unknownPlaceAsWords,
} from './url-state.ts';

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe('parseSearch', () => {
  it.each([
    ['Winnipeg, Manitoba', 'MB', 'Winnipeg'],
    ['Manitoba', 'MB', ''],
    ['Winnipeg', null, 'Winnipeg'],
    ['Québec, Quebec', 'QC', 'Québec'],
    ['Winnipeg, Ruritania', null, 'Winnipeg, Ruritania'],
    [', Manitoba', 'MB', ''],
    ['  ', null, ''],
  ])('reads the location %j', (location, province, city) => {
    expect(parse(`location=${encodeURIComponent(location)}`)).toMatchObject({ province, city });
  });

  it('reads the place to be near, how far, and the order, and writes them again', () => {
    const query = 'near=r3c+0v8&within=10&order=near';
    expect(parse(query)).toMatchObject({ near: 'r3c 0v8', within: 10, byDistance: true });
    expect(searchQuery(parse(query))).toBe(query);
    expect(parse(`near=${'x'.repeat(300)}&within=7&order=far`)).toMatchObject({
      near: 'x'.repeat(100),
      within: null,
      byDistance: false,
    });
    expect(searchQuery(parse('within=10'))).toBe('');
  });

  it('understands filter values in either language, abbreviated, in any case, repeated or after commas', () => {
    const state = parse(
      'therapies=TCC&languages=fran%C3%A7ais,ENGLISH&languages=French&sessionTypes=en%20ligne&genders=femme' +
        '&concerns=anxi%C3%A9t%C3%A9&populations=teens&accepting=YES&wait=1+to+2+weeks,nonsense&fee=150,sliding&insurers=WSIB',
    );
    expect(state).toMatchObject({
      therapies: ['Cognitive Behavioural Therapy'],
      languages: ['French', 'English'],
      sessionTypes: ['Online'],
      genders: ['Female'],
      concerns: ['Anxiety'],
      populations: ['Adolescents'],
      accepting: ['yes'],
      wait: ['1 to 2 weeks'],
      fee: ['150', 'sliding'],
      insurers: ['Workers’ compensation'],
    });
  });

  it('understands what is refused in the same ways, in the facets whose values can be', () => {
    const query =
      'not=genders:homme,therapies:TCC&not=genders:Male&not=Male,concerns:Anxiety,languages:x,:,x:y';
    expect(parse(query).not).toEqual(['genders:Male', 'therapies:Cognitive Behavioural Therapy']);
  });

  it('looks up forty different pieces of a list, however often they are repeated', () => {
    const others = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`).join(',');
    expect(parse(`online=${',x'.repeat(5000)},,+MB`).online).toEqual(['MB']);
    expect(parse(`online=${others(39)},MB`).online).toEqual(['MB']);
    expect(parse(`online=${others(40)},MB`).online).toEqual([]);
    expect(parse(`location=${'x'.repeat(90)}, Manitoba`)).toMatchObject({ province: 'MB', city: '' });
    expect(parse(`location=Winnipeg${','.repeat(200)} Manitoba`)).toMatchObject({ province: null, city: '' });
  });

  it('keeps the part of the map and the view', () => {
    const frame = { south: 49.7, west: -97.4, north: 50, east: -96.9 };
    const query = 'frame=49.7%2C-97.4%2C50%2C-96.9&view=map';
    expect(parse(query)).toEqual({ ...EMPTY_SEARCH, frame });
    expect(searchQuery({ ...EMPTY_SEARCH, frame }, new URLSearchParams(query))).toBe(query);
    // The view is no part of the search: another address that shows the same need not have it.
    expect(searchQuery({ ...EMPTY_SEARCH, frame })).toBe('frame=49.7%2C-97.4%2C50%2C-96.9');
    expect(parse('frame=everywhere').frame).toBeNull();
    // Near a place it is looked around that.
    expect(parse(`near=R3C&${query}`)).toEqual({ ...EMPTY_SEARCH, near: 'R3C' });
    expect(searchQuery({ ...EMPTY_SEARCH, frame, near: 'R3C' })).toBe('near=R3C');
  });

  it('cuts a long keyword between characters, never within one', () => {
    expect(parse(`search=${'x'.repeat(199)}${encodeURIComponent('😀')}`).search).toBe('x'.repeat(199));
    expect(parse(`search=${'x'.repeat(198)}${encodeURIComponent('😀')}`).search).toBe(`${'x'.repeat(198)}😀`);
    expect(parseKeyword('sleep \ud83d')).toBe('sleep');
  });

  it('leaves out what it does not know: words of a profile’s own are no filter', () => {
    const query = new URLSearchParams(
      'languages=Klingon,French&genders=x&sessionTypes=&therapies=walk+and+talk',
    );
    expect(parseSearch(query)).toMatchObject({
      languages: ['French'],
      therapies: [],
      genders: [],
      sessionTypes: [],
    });
  });

  it.each([
    ['0', 1],
    ['3', 3],
    ['25001', 25_000],
  ])('clamps the page %j to %i', (page, expected) => {
    expect(parse(`page=${page}`).page).toBe(expected);
  });

  it('trims the keyword and cuts it to what the gateway accepts', () => {
    expect(parse('search=++sleep++problems+').search).toBe('sleep problems');
    expect(parse(`search=${'a'.repeat(500)}`).search).toHaveLength(200);
  });
});

describe('what was taken back', () => {
  it('is kept while the words have it, whatever its case and accents, each once, as many as the gateway takes', () => {
    expect(
      parse('search=Dépression+en+ligne&literal=depression&literal=DEPRESSION&literal=emdr').literal,
    ).toEqual(['DEPRESSION']);
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
    const query = new URLSearchParams([
      ['search', letters.join(' ')],
      ...letters.map((letter) => ['literal', letter]),
    ]);
    expect(parse(query.toString()).literal).toHaveLength(20);
  });

  it('leaves the address with the words', () => {
    const state = { ...EMPTY_SEARCH, search: 'emdr online', literal: ['emdr', 'online'] };
    expect(parse(searchQuery(state))).toEqual(state);
    expect(searchQuery({ ...state, search: 'online' })).toBe('search=online&literal=online');
    expect(searchQuery({ ...state, search: '' })).toBe('');
  });

  it('is added and taken away again, on the first page', () => {
    const state = { ...EMPTY_SEARCH, search: 'emdr online', page: 3 };
    const without = takeBack(state, ['emdr']);
    expect(without).toEqual({ ...state, literal: ['emdr'], page: 1 });
    expect(bringBack(without, 'emdr')).toEqual({ ...state, page: 1 });
  });
});

describe('searchQuery', () => {
  const full: SearchState = {
    ...EMPTY_SEARCH,
    search: "l'anxiété & co",
    province: 'QC',
    city: 'Montréal',
    languages: ['French', 'English'],
    therapies: ['Cognitive Behavioural Therapy'],
    sessionTypes: ['In Person', 'Online'],
    genders: ['Female'],
    concerns: ['Grief and Loss'],
    populations: ['Seniors'],
    accepting: ['yes'],
    wait: ['Less than 1 week'],
    fee: ['100', 'unknown'],
    insurers: ['Blue Cross'],
    not: ['genders:Male', 'languages:Punjabi'],
    page: 4,
  };

  it('is read back as the same state', () => {
    expect(parse(searchQuery(full))).toEqual(full);
    expect(parse(searchQuery({ ...full, province: null }))).toEqual({ ...full, province: null });
    expect(parse(searchQuery({ ...full, city: '' }))).toEqual({ ...full, city: '' });
  });

  it('keeps the language choice and nothing else of the present address', () => {
    const current = new URLSearchParams('lang=fr&utm_source=x&search=old&view=map');
    const state = { ...EMPTY_SEARCH, search: 'sommeil' };
    expect(searchQuery(state, current)).toBe('search=sommeil&view=map&lang=fr');
    // What is no choice would stand in every link of the page, however long it is.
    expect(searchQuery(state, new URLSearchParams('lang=xx&view=xx'))).toBe('search=sommeil');
  });
});

describe('unknownPlaceAsWords', () => {
  const known = {
    provinces: [{ code: 'QC' as const, count: 3, cities: [{ value: 'Montréal', count: 3 }] }],
  };
  const read = (query: string) =>
    searchQuery(unknownPlaceAsWords(parseSearch(new URLSearchParams(query)), known));

  it('searches for a place that nobody gives as theirs among the words', () => {
    expect(read('search=anxiety&location=mtl&genders=Female')).toBe('search=anxiety+mtl&genders=Female');
    expect(read('location=north york')).toBe('search=north+york');
  });

  it.each(['location=montreal', 'location=Quebec', 'location=Gasp%C3%A9%2C+Quebec', 'search=mtl', ''])(
    'leaves what is known, or stands with its province: %s',
    (query) => {
      const state = parseSearch(new URLSearchParams(query));
      expect(unknownPlaceAsWords(state, known)).toBe(state);
    },
  );

  it('leaves every place while the directory’s are not known', () => {
    const state = parseSearch(new URLSearchParams('location=mtl'));
    expect(unknownPlaceAsWords(state, undefined)).toBe(state);
  });
});

const resolve = (query: string) => resolveSubmission(new URLSearchParams(query));

describe('resolveSubmission', () => {
  it('leaves an address that no form made alone', () => {
    expect(resolve('search=sleep&location=Winnipeg&page=2')).toBeNull();
  });

  it('joins province and city into the location and drops what was left empty', () => {
    expect(resolve('search=&province=MB&city=Winnipeg&listedProvince=MB')).toBe(
      'location=Winnipeg%2C+Manitoba',
    );
  });

  it('drops the city when another province was chosen', () => {
    expect(resolve('search=x&province=ON&city=Winnipeg&listedProvince=MB')).toBe('search=x&location=Ontario');
    expect(resolve('province=&city=Winnipeg&listedProvince=MB')).toBe('');
  });

  it('adds a pressed chip, or takes it away, and goes to the first page', () => {
    expect(resolve('page=3&languages=French&toggle=languages:English')).toBe(
      'languages=French&languages=English',
    );
    expect(resolve('languages=French&toggle=languages:French&lang=fr')).toBe('lang=fr');
    // Whoever chooses what they refused does not refuse it.
    expect(resolve('not=genders:Male,languages:French&toggle=genders:Male')).toBe(
      'genders=Male&not=languages%3AFrench',
    );
  });

  it('keeps the location when the form had no province field', () => {
    expect(resolve('location=Winnipeg&toggle=genders:Female')).toBe('location=Winnipeg&genders=Female');
  });

  it('keeps the part of the map, unless another province takes its place', () => {
    const form = 'frame=49%2C-98%2C50%2C-96&view=map&city=';
    expect(resolve(`${form}&province=MB&listedProvince=MB`)).toBe(
      'location=Manitoba&frame=49%2C-98%2C50%2C-96&view=map',
    );
    expect(resolve(`${form}&province=ON&listedProvince=MB`)).toBe('location=Ontario&view=map');
  });

  it('leaves the place to the words that name it, unless another one is chosen', () => {
    const form = 'search=sleep+winnipeg&said=Winnipeg%2C+Manitoba&saidWords=winnipeg&listedProvince=';
    expect(resolve(`${form}&province=MB&city=Winnipeg&toggle=genders:Male`)).toBe(
      'search=sleep+winnipeg&genders=Male',
    );
    expect(resolve(`${form}&province=MB&city=`)).toBe('search=sleep&location=Manitoba');
    expect(resolve(`${form}&province=ON&city=Winnipeg`)).toBe('search=sleep&location=Ontario');
    expect(resolve(`${form}&province=&city=`)).toBe('search=sleep');
  });

  it('ignores a chip it does not know', () => {
    expect(resolve('search=x&toggle=languages:Klingon')).toBe('search=x');
    expect(resolve('search=x&toggle=__proto__:x')).toBe('search=x');
    expect(resolve('search=x&toggle=')).toBe('search=x');
  });
});

test('a frame is read as it is written, to the eleven metres of a fourth decimal', () => {
  const frame = { south: 49.712_34, west: -97.35, north: 50.000_049, east: -96.95 };
  expect(formatFrame(frame)).toBe('49.7123,-97.35,50,-96.95');
  expect(parseFrame(formatFrame(frame))).toEqual({ south: 49.7123, west: -97.35, north: 50, east: -96.95 });
});

test.each(['', '1,2,3', '1,2,1e2,4', '50,-97,49,-96', '49,-97,91,-96', '49 OR id = 1,-97,50,-96'])(
  '%j is no frame',
  (text) => {
    expect(parseFrame(text)).toBeNull();
  },
);
