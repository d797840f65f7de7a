import { isIP } from 'node:net';
import { isEmail } from '@directory/domain/contracts/email';
import { isUuid } from '@directory/domain/text/uuid';
import { z } from 'zod';
import { addressKey } from '../../http/client-address.ts';
import { type Group, operation } from '../command-line/operation.ts';

const isKnown = (text: string) => isEmail(text) || isIP(text) !== 0 || isUuid(text);

export const security: Group = {
  name: 'security',
  about: 'Find someone in the security log.',
  operations: [
    operation({
      name: 'digest',
      about: 'Print what stands in the security log in place of an address.',
      words: ['address'],
      input: {
        address: z
          .string()
          .refine(isKnown, "It takes an email address, a network address, or a profile's id.")
          .describe("an email address, a network address, or a profile's id"),
      },
      run: (context, { address }) => {
        const { account, key } = context.digests();
        const digest = isEmail(address)
          ? account(address)
          : key(isUuid(address) ? address.toLowerCase() : addressKey(address));
        return Promise.resolve({ result: { digest }, text: digest });
      },
    }),
  ],
};
