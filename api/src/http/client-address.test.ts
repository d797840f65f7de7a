import { expect, it } from 'vitest';
import { addressKey, clientAddress, isNetwork, widerNetworks } from './client-address.ts';

it('believes no header without a trusted proxy', () => {
  expect(clientAddress('203.0.113.9', '1.2.3.4', 0)).toBe('203.0.113.9');
  expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9');
});

it('believes as many entries as there are trusted proxies, from the right', () => {
  expect(clientAddress('10.0.0.1', '1.2.3.4, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', '203.0.113.9', 5)).toBe('203.0.113.9');
});

it('falls back to the connection when the entry is no address', () => {
  expect(clientAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});

it('counts an IPv6 household as one', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('2001:DB8:0:1:aaaa::1')).toBe(addressKey('2001:db8::1:bbbb:0:0:2'));
  expect(addressKey('2001:db8:0:2::1')).not.toBe(addressKey('2001:db8:0:1::1'));
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
});

it('knows the wider networks that an IPv6 household lies in, and of nothing else', () => {
  expect(widerNetworks(addressKey('2001:db8:0:12ff::1'))).toEqual([
    { key: '2001:db8:0:1200::/56', times: 4 },
    { key: '2001:db8:0:0::/48', times: 16 },
  ]);
  expect(widerNetworks(addressKey('2001:db8:0:fe12::1'))[0]?.key).toBe('2001:db8:0:fe00::/56');
  for (const key of ['203.0.113.9', 'AbCdEfGhIjKlMnOpQrStUv', '2001:db8:0:0::/48', ''])
    expect(widerNetworks(key), key).toEqual([]);
  for (const key of ['203.0.113.9', '2001:db8:0:1200::/64', '2001:db8:0:0::/48'])
    expect(isNetwork(key)).toBe(true);
  for (const key of ['AbCdEfGhIjKlMnOpQrStUv', '', 'recipient:sender']) expect(isNetwork(key)).toBe(false);
});
