import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIP } from 'node:net';
import type { Environment } from './environment.ts';

/** The network address that a request comes from; see {@link clientAddress}. */
export function callerAddress(c: Context<Environment>, trustedProxies: number): string {
  return clientAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), trustedProxies);
}

/** The same as limits count by it. */
export function callerKey(c: Context<Environment>, trustedProxies: number): string {
  return addressKey(callerAddress(c, trustedProxies));
}

/**
 * The visitor's address: the connection's own, or, behind `trustedProxies` reverse proxies, the entry of X-Forwarded-For
 * that the outermost of them wrote. Entries further left were written by the visitor and are not believed.
 */
export function clientAddress(
  connectionAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), connectionAddress ?? ''];
  const address = normalize(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '');
  return isIP(address) ? address : normalize(connectionAddress ?? '');
}

/** What rate limits count by: an IPv4 address, or an IPv6 network of 64 bits, which is what one household is given. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  const groups = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * How many times the share of one household a wider IPv6 network has: a line is often given 256 networks of 64 bits, and a tunnel
 * 65,536, while a mobile provider's customers have one each.
 */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** The wider networks that a key of {@link addressKey} lies in, by which limits count it, too; none of any other text. */
export function widerNetworks(key: string): { key: string; times: number }[] {
  const [found, site = '', subnet = ''] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(key) ?? [];
  if (found === undefined) return [];
  const number = Number.parseInt(subnet, 16);
  return WIDER.map(({ bits, times }) => ({
    key: `${site}:${(number & (0xffff << (64 - bits)) & 0xffff).toString(16)}::/${bits}`,
    times,
  }));
}

/** Whether a limit's key is a network address, or a network. */
export function isNetwork(key: string): boolean {
  return isIP(key.split('/', 1)[0] ?? '') !== 0;
}

function normalize(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}
