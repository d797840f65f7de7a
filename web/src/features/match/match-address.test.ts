import { expect, test } from 'vitest';
import { filterCount, linkedResult, matchHref, parseMatchAddress } from './match-address.ts';

const parse = (query: string) => parseMatchAddress(new URLSearchParams(query));
const result = (query: string) => linkedResult(new URLSearchParams(query));

test('a state survives its own address', () => {
  const address = parse(
    'condition=ptsd&province=qc&session=Online&city=Québec&language=français&cost=Sun+Life&min=60&specialty=0&local=1&available=1&page=3',
  );
  expect(address).toEqual({
    condition: 'ptsd',
    province: 'QC',
    needs: { session: 'Online', city: 'quebec', language: 'French', fee: null, insurer: 'Sun Life' },
    filters: { minScore: 60, specialtyOnly: false, locationOnly: true, availableOnly: true },
    page: 3,
  });
  expect(parse(matchHref(address).split('?')[1] ?? '')).toEqual(address);
  expect(filterCount(address)).toBe(4);
  expect(filterCount(parse('condition=ptsd&province=QC&specialty=0&specialty=1'))).toBe(0);
  expect(parse('cost=150').needs).toMatchObject({ fee: '150', insurer: null });
});

test('what cannot be understood is left out', () => {
  expect(
    parse('condition=ADHD&province=zz&session=online&language=elvish&cost=175&min=x&specialty=yes&page=-4'),
  ).toEqual({
    condition: null,
    province: null,
    needs: { session: null, city: null, language: null, fee: null, insurer: null },
    filters: { minScore: 0, specialtyOnly: true, locationOnly: false, availableOnly: false },
    page: 1,
  });
  expect(parse('min=900&page=900')).toMatchObject({ filters: { minScore: 100 }, page: 100 });
});

test('a result in the address: whole score or 0, known severity or mild', () => {
  expect(result('condition=adhd&score=12&severity=moderate')).toEqual({ score: 12, severity: 'moderate' });
  expect(result('score=12.9abc')).toEqual({ score: 12, severity: 'mild' });
  expect(result('score=abc&severity=terrible')).toEqual({ score: 0, severity: 'mild' });
  expect(result('severity=severe')).toEqual({ score: 0, severity: 'severe' });
  expect(result('condition=adhd')).toBeNull();
});

test('no address that the page makes carries a result', () => {
  const current = new URLSearchParams('condition=adhd&score=12&severity=severe&lang=fr&other=x');
  expect(matchHref(parseMatchAddress(current), current)).toBe('/therapist-match?condition=adhd&lang=fr');
});
