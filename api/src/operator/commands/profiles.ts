import { findProvince, PROVINCE_CODES } from '@directory/domain/places/provinces';
import { profilePath } from '@directory/domain/site/paths';
import { z } from 'zod';
import * as lists from '../../people/profiles/lists.ts';
import * as store from '../../people/profiles/store.ts';
import type { Context } from '../command-line/context.ts';
import * as op from '../command-line/operation.ts';
import { profile } from '../command-line/profile.ts';
import { type Columns, named } from '../command-line/record-text.ts';
import { exportFile, importFile, link, mapping, regulator } from '../register/command.ts';
import { watched } from '../register/watch.ts';

const LISTED: Columns<lists.ListedProfile> = {
  ID: 'id',
  State: 'state',
  Register: 'regulator',
  Number: 'registration_number',
  City: ({ city, province }) => [city, province].filter((part) => part !== null),
  Name: 'name',
};

const provinces = z
  .array(z.string())
  .default([])
  .transform((texts, { issues }) => {
    const names = texts.flatMap((text) => text.split(',').map((name) => name.trim()));
    const named = names.map((name) => findProvince(name)?.code);
    if (named.includes(undefined))
      issues.push({
        code: 'custom',
        message: `It takes ${PROVINCE_CODES.join(', ')}, or the names of these provinces.`,
        input: texts,
      });
    return PROVINCE_CODES.filter((code) => named.includes(code));
  })
  .describe(`codes or names: ${PROVINCE_CODES.join(', ')}`);

/** In the words of `profiles show`. */
const STATUS: Readonly<Record<lists.ProfileStateName, string>> = {
  active: 'active',
  hidden: 'hidden',
  departed: 'hidden: left the register',
  withdrawn: 'hidden by the member',
  leaving: 'hidden: the member wants to be erased',
};

const leaving = (name: string) =>
  new op.RefusedError(`${name} wants to be erased: the custodian does it, and nobody is shown until then.`);

/** What came of putting a profile into a state, which is called `state`. */
const became = (name: string, state: string, { changed, dryRun }: { changed: boolean; dryRun: boolean }) =>
  changed ? `${name} ${dryRun ? 'would be' : 'is now'} ${state}.` : `${name} is ${state} already.`;

/** Puts a profile into a state. @param called what the state is called */
async function put(
  { sql, dryRun }: Context,
  { id, name, is_active, is_premium }: store.ProfileRecord,
  state: store.ProfileState,
  called: string,
): Promise<op.Outcome> {
  const changed = 'is_active' in state ? is_active !== state.is_active : is_premium !== state.is_premium;
  // Hidden by themselves already, they come back by no press of theirs any more; nor does premium begin that was granted for later.
  const isHeld = 'is_active' in state ? !state.is_active : !state.is_premium;
  if ((changed || isHeld) && !dryRun && !(await store.setProfileState(sql, id, state))) throw leaving(name);
  return { result: { id, ...state, changed }, text: became(name, called, { changed, dryRun }) };
}

export const profiles: op.Group = {
  name: 'profiles',
  about: 'Who stands in the directory, whether they are shown, and with which plan.',
  noun: profile,
  operations: [
    op.list(profile, {
      about: 'List profiles by name.',
      input: {
        regulator: regulator.optional(),
        state: z.enum(lists.PROFILE_STATES).optional().describe('only these'),
      },
      select: lists.selectProfiles,
      columns: LISTED,
    }),
    op.list(profile, {
      name: 'search',
      about: 'Find profiles, shown or hidden, by name, registration number, email address, city or practice.',
      words: ['words'],
      input: { words: z.array(z.string()).min(1).describe('all of which are to be found') },
      select: (sql, { words, limit }) => lists.searchProfiles(sql, words, limit),
      columns: LISTED,
    }),
    importFile,
    exportFile,
    mapping,
    link,
    ...watched,
    op.show(profile, 'Show one profile and whose it is.', {
      ID: 'id',
      Name: 'name',
      Status: ({ state }) => STATUS[state],
      Plan: ({ is_premium }) => (is_premium ? 'premium' : 'free'),
      Member: ({ member_email }) => member_email ?? 'nobody',
      Path: profilePath,
      Registration: 'registration_number',
      Register: 'regulator',
      Checked: 'registration_checked_on',
      'Also registered in': 'concurrent_registrations_in',
      'Says registered in': 'stated_registrations',
      Certificate: 'certificate_type',
      ...named('city', 'province', 'email', 'phone', 'website'),
      Made: 'created_at',
      Changed: 'updated_at',
    }),
    op.change(profile, {
      name: 'concurrent',
      about:
        'Note in which provinces a profile is registered beside its own register, as that register says; without any, in none.',
      words: ['provinces'],
      input: { provinces },
      run: async ({ sql, dryRun }, { id, name, ...row }, { provinces: codes }) => {
        const changed = codes.join() !== row.concurrent_registrations_in.join();
        if (changed && !dryRun) await store.setConcurrentRegistrations(sql, id, codes);
        const where = `also registered in ${codes.join(', ') || 'no other province'}`;
        const text = became(name, where, { changed, dryRun });
        return { result: { id, concurrent_registrations_in: codes, changed }, text };
      },
    }),
    op.change(profile, {
      name: 'activate',
      about: 'Show a profile in the directory.',
      input: { force: op.flag('also one that the member has hidden') },
      run: (context, row, { force }) => {
        if (row.state === 'leaving') throw leaving(row.name);
        if (row.state === 'withdrawn' && !force)
          throw new op.RefusedError(
            `${row.name} has hidden the profile, and can show it again. --force shows it against that wish.`,
          );
        return put(context, row, { is_active: true }, 'active');
      },
    }),
    op.change(profile, {
      name: 'deactivate',
      about: 'Hide a profile from the directory.',
      asksReason: true,
      run: (context, row) => put(context, row, { is_active: false }, 'hidden'),
    }),
    op.change(profile, {
      name: 'premium',
      about:
        'Give a profile the premium plan without days, or take it away with --off. With a first and a last day: premium grant.',
      asksReason: true,
      input: { off: op.flag('back to the free plan') },
      run: (context, row, { off }) =>
        put(context, row, { is_premium: !off }, `on the ${off ? 'free' : 'premium'} plan`),
    }),
  ],
};
