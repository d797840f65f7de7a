import { profilePath } from '@directory/domain/paths';
import { isUuid } from '@directory/domain/uuid';
import { Command } from 'commander';
import { selectProfileRecord, setActive, setPremium, type ProfileRecord } from './operate-profiles.ts';
import type { CommandContext, RunCommand } from '../commands/command-context.ts';
import { recordText } from '../commands/record-text.ts';

interface WriteOptions {
  dryRun?: boolean;
  json?: boolean;
}

/** `profiles`: whether a profile is shown, and with which plan. */
export function profilesCommand(run: RunCommand): Command {
  const profiles = new Command('profiles').description('Whether a profile is shown, and with which plan.');

  profiles
    .command('show')
    .description('Show one profile and whose it is.')
    .argument('<id>', "the profile's id")
    .option('--json', 'print JSON')
    .action(async (id: string, options: { json?: boolean }) =>
      run(options, async (context) => {
        const profile = await find(context, id);
        if (!profile) return false;
        context.report(profile, showText(profile));
        return true;
      }),
    );

  for (const [verb, active, description] of [
    ['activate', true, 'Show a profile in the directory.'],
    ['deactivate', false, 'Hide a profile from the directory.'],
  ] as const) {
    profiles
      .command(verb)
      .description(description)
      .argument('<id>', "the profile's id")
      .option('--dry-run', 'say what would change, and change nothing')
      .option('--json', 'print JSON')
      .action(async (id: string, options: WriteOptions) =>
        run(options, (context) => change(context, id, { is_active: active }, options)),
      );
  }

  profiles
    .command('premium')
    .description('Give a profile the premium plan, or take it away with --off.')
    .argument('<id>', "the profile's id")
    .option('--off', 'back to the free plan')
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(async (id: string, options: WriteOptions & { off?: boolean }) =>
      run(options, (context) => change(context, id, { is_premium: options.off !== true }, options)),
    );

  return profiles;
}

async function find({ sql, say }: CommandContext, id: string): Promise<ProfileRecord | null> {
  const profile = isUuid(id) ? await selectProfileRecord(sql(), id) : null;
  if (!profile) say(`There is no profile ${id}.`);
  return profile;
}

async function change(
  context: CommandContext,
  id: string,
  to: { is_active: boolean } | { is_premium: boolean },
  { dryRun = false }: WriteOptions,
): Promise<boolean> {
  const profile = await find(context, id);
  if (!profile) return false;
  const changed =
    'is_active' in to ? profile.is_active !== to.is_active : profile.is_premium !== to.is_premium;
  if (changed && !dryRun) {
    if ('is_active' in to) await setActive(context.sql(), id, to.is_active);
    else await setPremium(context.sql(), id, to.is_premium);
  }
  const state =
    'is_active' in to
      ? to.is_active
        ? 'active'
        : 'hidden'
      : to.is_premium
        ? 'on the premium plan'
        : 'on the free plan';
  const sentence = !changed
    ? `${profile.name} is ${state} already.`
    : `${profile.name} ${dryRun ? 'would be' : 'is now'} ${state}.`;
  context.report({ id, ...to, changed, dryRun }, sentence);
  return true;
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
