import { isEmail } from '@directory/domain/contracts/email';
import { isUuid } from '@directory/domain/text/uuid';
import { Command, InvalidArgumentError } from 'commander';
import { isIP } from 'node:net';
import type { RunCommand } from '../command-line/command-context.ts';
import { addressKey } from '../../http/client-address.ts';
import type { Digests } from '../../http/keyed-digest.ts';

type Known = (digests: Digests) => string;

/** `security`: what the security log says of someone who is known. */
export function securityCommand(run: RunCommand): Command {
  const security = new Command('security').description('Find someone in the security log.');
  security
    .command('digest')
    .description('Print what stands in the security log in place of an address.')
    .argument('<address>', "an email address, a network address, or a profile's id", parseKnown)
    .option('--json', 'print JSON')
    .action(async (known: Known, options: { json?: boolean }) =>
      run(options, ({ digests, report }) => {
        const digest = known(digests());
        report({ digest }, digest);
        return Promise.resolve(true);
      }),
    );
  return security;
}

function parseKnown(text: string): Known {
  if (isEmail(text)) return ({ account }) => account(text);
  if (isIP(text) !== 0) return ({ key }) => key(addressKey(text));
  if (isUuid(text)) return ({ key }) => key(text.toLowerCase());
  throw new InvalidArgumentError("It takes an email address, a network address, or a profile's id.");
}
