import { expect, test } from 'vitest';
import { type Condition } from '@directory/domain/assessments/conditions';
import { filterCount, linkedResult, matchHref, parseMatchAddress } from './match-address.ts';

const parse = (query: string) => parseMatchAddress(new URLSearchParams(query));
const result = (query: string, condition: Condition = 'adhd') =>
  linkedResult(new URLSearchParams(query), condition);

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
    parse('condition=grief&province=zz&session=online&language=elvish&cost=175&min=x&specialty=yes&page=-4'),
  ).toEqual({
    condition: null,
    province: null,
    needs: { session: null, city: null, language: null, fee: null, insurer: null },
    filters: { minScore: 0, specialtyOnly: true, locationOnly: false, availableOnly: false },
    page: 1,
  });
  expect(parse('condition=ADHD').condition).toBe('adhd');
  expect(parse('min=900&page=900')).toMatchObject({ filters: { minScore: 100 }, page: 100 });
});

test.each(['-99', '', '12.9', '12abc', '1e1', '0x1', ' 12', '+12', '1000', 'NaN', '<b>'])(
  'a score of %j is refused',
  (score) => {
    for (const severity of ['', '&severity=mild', '&severity=severe'])
      expect(result(`score=${encodeURIComponent(score)}${severity}`)).toBe('refused');
  },
);

test('a severity alone has nothing to be checked by; a link without either brings no result', () => {
  expect(result('severity=severe')).toBe('refused');
  expect(result('score=12&severity=terrible')).toBe('refused');
  expect(result('condition=adhd')).toBeNull();
});

test('no address that the page makes carries a result', () => {
  const current = new URLSearchParams('condition=adhd&score=12&severity=severe&lang=fr&other=x');
  expect(matchHref(parseMatchAddress(current), current)).toBe('/therapist-match?condition=adhd&lang=fr');
});
