import { profilePath } from '@directory/domain/site/paths';
import { Command, Option } from 'commander';
import { type ProfileRecord, type ProfileState, setProfileState } from '../../people/profiles/store.ts';
import { type CommandContext, parseLimit, type RunCommand } from '../command-line/command-context.ts';
import { type Act, addActCommand, addListCommand, addShowCommand } from '../command-line/records.ts';
import { type Columns, columnsText } from '../command-line/record-text.ts';
import { addRegisterCommands, regulatorOption } from '../register/command.ts';
import { addConcurrentCommand } from './concurrent-registrations.ts';
import {
  type ListedProfile,
  PROFILE_STATES,
  type ProfileFilter,
  searchProfiles,
  selectProfiles,
} from '../../people/profiles/lists.ts';
import { profileSource, WHICH_PROFILE } from '../command-line/which-profile.ts';

/** `profiles`: who stands in the directory, whether they are shown, and with which plan. */
export function profilesCommand(run: RunCommand): Command {
  const profiles = new Command('profiles').description(
    'Who stands in the directory, whether they are shown, and with which plan.',
  );

  addListCommand<ListedProfile, ProfileFilter>(profiles, run, {
    description: 'List profiles by name.',
    options: {
      regulator: regulatorOption().makeOptionMandatory(false),
      state: new Option('--state <state>', 'only these').choices(PROFILE_STATES),
    },
    select: selectProfiles,
    columns: COLUMNS,
    nothing: NOTHING,
  });

  profiles
    .command('search')
    .description(
      'Find profiles, shown or hidden, by name, registration number, email address, city or practice.',
    )
    .argument('<words...>', 'all of which are to be found')
    .option('--limit <number>', 'at most so many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(async (words: string[], options: { limit: number; json?: boolean }) =>
      run(options, async ({ sql, report, say }) => {
        const { rows, total } = await searchProfiles(sql(), words, options.limit);
        report(rows, columnsText(COLUMNS, rows, NOTHING));
        if (rows.length < total) say(`${rows.length} of ${total}; --limit shows more.`);
        return true;
      }),
    );

  addRegisterCommands(profiles, run);

  addShowCommand(profiles, run, {
    source: profileSource,
    description: 'Show one profile and whose it is.',
    whichDescription: WHICH_PROFILE,
    values: (profile) => ({
      ID: profile.id,
      Name: profile.name,
      Status: profile.is_active ? 'active' : 'hidden',
      Plan: profile.is_premium ? 'premium' : 'free',
      Member: profile.member_email ?? 'nobody',
      Path: profilePath(profile),
      Registration: profile.registration_number,
      Register: profile.regulator,
      Checked: profile.registration_checked_on,
      'Also registered in': profile.concurrent_registrations_in.join(', ') || null,
      'Says registered in': profile.stated_registrations.join(', ') || null,
      Certificate: profile.certificate_type,
      City: profile.city,
      Province: profile.province,
      Email: profile.email,
      Phone: profile.phone,
      Website: profile.website,
      Made: profile.created_at,
      Changed: profile.updated_at,
    }),
  });

  addConcurrentCommand(profiles, run);

  const about = { source: profileSource, whichDescription: WHICH_PROFILE };
  for (const [name, active, description] of [
    ['activate', true, 'Show a profile in the directory.'],
    ['deactivate', false, 'Hide a profile from the directory.'],
  ] as const)
    addActCommand<ProfileRecord>(profiles, run, {
      ...{ ...about, name, description },
      act: (context, profile, options) => change(context, profile, { is_active: active }, options),
    });
  addActCommand<ProfileRecord, { off?: boolean }>(profiles, run, {
    ...about,
    name: 'premium',
    description: 'Give a profile the premium plan, or take it away with --off.',
    options: [new Option('--off', 'back to the free plan')],
    act: (context, profile, { off = false, ...options }) =>
      change(context, profile, { is_premium: !off }, options),
  });
  return profiles;
}

async function change(
  context: CommandContext,
  profile: ProfileRecord,
  to: ProfileState,
  { dryRun }: { dryRun: boolean },
): Promise<Act> {
  const { id } = profile;
  const [changed, state] =
    'is_active' in to
      ? [profile.is_active !== to.is_active, to.is_active ? 'active' : 'hidden']
      : [profile.is_premium !== to.is_premium, `on the ${to.is_premium ? 'premium' : 'free'} plan`];
  if (changed && !dryRun) await setProfileState(context.sql(), id, to);
  const text = !changed
    ? `${profile.name} is ${state} already.`
    : `${profile.name} ${dryRun ? 'would be' : 'is now'} ${state}.`;
  return { result: { id, ...to, changed }, text };
}

const COLUMNS: Columns<ListedProfile> = {
  ID: ({ id }) => id,
  STATE: ({ state }) => state,
  REGISTER: ({ regulator }) => regulator ?? '',
  NUMBER: ({ registration_number }) => registration_number ?? '',
  CITY: ({ city, province }) => [city, province].filter(Boolean).join(', '),
  NAME: ({ name }) => name,
};
const NOTHING = 'There are no such profiles.';
