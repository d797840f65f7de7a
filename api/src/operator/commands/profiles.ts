import { profilePath } from '@directory/domain/site/paths';
import { Command, Option } from 'commander';
import { type ProfileRecord, type ProfileState, setProfileState } from '../../people/profiles/store.ts';
import { type CommandContext, parseLimit, type RunCommand } from '../command-line/command-context.ts';
import { addListCommand, addShowCommand, findRecord } from '../command-line/records.ts';
import { recordText, tableText } from '../command-line/record-text.ts';
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

interface WriteOptions {
  dryRun?: boolean;
  json?: boolean;
}

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
    text: listText,
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
        report(rows, listText(rows));
        if (rows.length < total) say(`${rows.length} of ${total}; --limit shows more.`);
        return true;
      }),
    );

  addRegisterCommands(profiles, run);

  addShowCommand(profiles, run, {
    source: profileSource,
    description: 'Show one profile and whose it is.',
    whichDescription: WHICH_PROFILE,
    text: showText,
  });

  addConcurrentCommand(profiles, run);

  for (const [verb, active, description] of [
    ['activate', true, 'Show a profile in the directory.'],
    ['deactivate', false, 'Hide a profile from the directory.'],
  ] as const) {
    profiles
      .command(verb)
      .description(description)
      .argument('<which>', WHICH_PROFILE)
      .option('--dry-run', 'say what would change, and change nothing')
      .option('--json', 'print JSON')
      .action(async (words: string, options: WriteOptions) =>
        run(options, (context) => change(context, words, { is_active: active }, options)),
      );
  }

  profiles
    .command('premium')
    .description('Give a profile the premium plan, or take it away with --off.')
    .argument('<which>', WHICH_PROFILE)
    .option('--off', 'back to the free plan')
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(async (words: string, options: WriteOptions & { off?: boolean }) =>
      run(options, (context) => change(context, words, { is_premium: options.off !== true }, options)),
    );

  return profiles;
}

async function change(
  context: CommandContext,
  words: string,
  to: ProfileState,
  { dryRun = false }: WriteOptions,
): Promise<boolean> {
  const profile = await findRecord(context, profileSource, words);
  if (!profile) return false;
  const { id } = profile;
  const [changed, state] =
    'is_active' in to
      ? [profile.is_active !== to.is_active, to.is_active ? 'active' : 'hidden']
      : [profile.is_premium !== to.is_premium, `on the ${to.is_premium ? 'premium' : 'free'} plan`];
  if (changed && !dryRun) await setProfileState(context.sql(), id, to);
  const sentence = !changed
    ? `${profile.name} is ${state} already.`
    : `${profile.name} ${dryRun ? 'would be' : 'is now'} ${state}.`;
  context.report({ id, ...to, changed, dryRun }, sentence);
  return true;
}

function listText(rows: readonly ListedProfile[]): string {
  return tableText(
    ['ID', 'STATE', 'REGISTER', 'NUMBER', 'CITY', 'NAME'],
    rows.map(({ id, state, regulator, registration_number: number, city, province, name }) => [
      ...[id, state, regulator ?? '', number ?? '', [city, province].filter(Boolean).join(', '), name],
    ]),
    'There are no such profiles.',
  );
}

function showText(profile: ProfileRecord): string {
  return recordText(
    {
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
    },
    null,
  );
}
