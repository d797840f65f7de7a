import { z } from 'zod';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { contract } from './contract.ts';

const count = z.int();

const figures = z.object({
  /** Of the last count; null before the first. */
  day: z.iso.date().nullable(),
  listed: count,
  confirmed: count,
  /** Those with anybody, in the order of their codes; `null` is no province given. */
  provinces: z.array(z.object({ code: z.enum(PROVINCE_CODES).nullable(), listed: count, confirmed: count })),
  messages: count,
  answered: count,
  /** Within so many hours half of the answers came; null without any. */
  medianHours: count.nullable(),
  reported: count,
  mended: count,
  kept: count,
});

export type Accuracy = z.infer<typeof figures>;

export const accuracy = contract({
  method: 'GET',
  path: '/api/accuracy',
  tag: 'Site',
  summary: 'How accurate the directory is today, as /accuracy shows it',
  answer: {
    status: 200,
    description: 'Counts; messages and reports of 90 days. Made of the open file’s rows alone.',
    schema: figures,
  },
  errors: {},
});

export const accuracyDays = contract({
  method: 'GET',
  path: '/api/accuracy.csv',
  tag: 'Site',
  summary: 'The open file of daily counts (CSV: day, figure, province, hours, count)',
  answer: { status: 200, description: 'The rows of which the figures are made.' },
  errors: {},
});
