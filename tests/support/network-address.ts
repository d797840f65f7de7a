import { randomInt } from 'node:crypto';

let last = randomInt(65_536);

/** An address in a network of 65,536 (`198.18`) that nothing else in this process has: of many that are drawn two are the same now and then. */
export function addressIn(network: string): string {
  last = (last + 1) % 65_536;
  return `${network}.${last >> 8}.${last & 255}`;
}

/** Another network for each process, of those that all reach this machine. */
const own = `127.${randomInt(1, 255)}`;
export const localAddress = () => addressIn(own);
