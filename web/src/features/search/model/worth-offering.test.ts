import { describe, expect, it } from 'vitest';
import { worthOffering } from './worth-offering.ts';

const search = (without: string, count: number, href: string | null = without) => ({
  without: without.split(' '),
  count,
  href,
});
const offered = (found: number, ...searches: ReturnType<typeof search>[]) =>
  worthOffering(searches, found).map(({ without, count }) => `${without.join(' ')} ${count}`);

describe('worthOffering', () => {
  it('has what finds most first, and nothing that finds no more than was found', () => {
    expect(offered(0, search('group', 4), search('place', 0), search('french', 8))).toEqual([
      'french 8',
      'group 4',
    ]);
    expect(offered(4, search('group', 4), search('french', 8))).toEqual(['french 8']);
  });

  it('leads to an address once', () => {
    expect(offered(0, search('french', 8, '/search'), search('everything', 8, '/search'))).toEqual([
      'french 8',
    ]);
    // Without an address there is nothing to lead to twice.
    expect(offered(0, search('a', 2, null), search('b', 2, null))).toEqual(['a 2', 'b 2']);
  });

  it('gives up no more than it takes', () => {
    expect(offered(0, search('group', 4), search('concern group', 4))).toEqual(['group 4']);
    expect(offered(0, search('group', 4), search('concern group', 5))).toEqual([
      'concern group 5',
      'group 4',
    ]);
  });
});
