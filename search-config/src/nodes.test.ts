import { expect, it } from 'vitest';
import { parseNodeUrls, searchNodes } from './nodes.ts';

it('reads one address or several, without final slashes', () => {
  expect(parseNodeUrls('http://a:7700/')).toEqual(['http://a:7700']);
  expect(parseNodeUrls('http://a:1, https://b.example')).toEqual(['http://a:1', 'https://b.example']);
});

it.each(['nonsense', 'http://a:1,', 'http://a:1,http://a:1/', 'ftp://a'])('refuses %j', (list) => {
  expect(parseNodeUrls(list)).toBeNull();
});

it('names the first after the index alone, and the others by their host', () => {
  expect(searchNodes(['http://a:1', 'http://b:2'], 'people').map(({ name }) => name)).toEqual([
    'people',
    'people@b:2',
  ]);
});
