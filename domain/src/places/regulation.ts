import { z } from 'zod';
import { PROVINCE_CODES } from './provinces.ts';

// What `content/provinces` says of each province. The build alone reads the schemas.

const named = z.strictObject({ name: z.strictObject({ en: z.string(), fr: z.string() }), url: z.url() });
const day = z.string().regex(/^20\d\d-\d\d-\d\d$/);
const province = z.enum(PROVINCE_CODES);

const regulator = named.extend({
  /** What the operator's commands call it, and the database. */
  code: z.string(),
  /** Where anyone can look a person up; null where no source gave an address. */
  register: z
    .strictObject({
      url: z.url(),
      /** What gives this address, or describes what is found there: a page, mostly. */
      source: z.string(),
      /** The day on which that was read, in a stored copy. */
      checked: day,
    })
    .nullable(),
});

export const regulatorsSchema = z.strictObject({
  association: named,
  regulators: z.partialRecord(province, regulator),
  /** A territory's own register is kept by its government. The address is null where no website was found. */
  registrars: z.partialRecord(province, named.extend({ url: z.url().nullable() })),
});

const rule = z.strictObject({
  /**
   * `registration`: to be registered there, too. `anywhere`: a registration in any province of Canada does. Where the sources differ, or none
   * could be read, it is the stricter of the two.
   */
  asks: z.enum(['registration', 'anywhere']),
  /**
   * Whose words say so: the regulator's (or the government's that registers), the association's of all regulators, or nobody's that
   * could be read. `disputed`: the association and the regulator say different things.
   */
  basis: z.enum(['regulator', 'association', 'disputed', 'unverified']),
  /** The memorandum where left out. */
  source: named.exactOptional(),
  /** The day on which the source was read, in a stored copy; for `unverified` the day on which one was looked for. */
  readOn: day,
});

export const telepsychologySchema = z.strictObject({ memorandum: named, rules: z.record(province, rule) });

export type Regulators = z.output<typeof regulatorsSchema>;
export type Telepsychology = z.output<typeof telepsychologySchema>;
