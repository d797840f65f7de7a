import { type ProvinceCode, findProvince, PROVINCE_CODES } from '@directory/domain/places/provinces';
import { type Command, InvalidArgumentError } from 'commander';
import type { RunCommand } from '../command-line/command-context.ts';
import { findRecord } from '../command-line/records.ts';
import { setConcurrentRegistrations } from '../../people/profiles/store.ts';
import { profileSource, WHICH_PROFILE } from '../command-line/which-profile.ts';

/** `profiles concurrent`: where somebody is registered beside the register that they stand in. */
export function addConcurrentCommand(profiles: Command, run: RunCommand): void {
  profiles
    .command('concurrent')
    .description(
      'Note in which provinces a profile is registered beside its own register, as that register says; without any, in none.',
    )
    .argument('<which>', WHICH_PROFILE)
    .argument('[provinces...]', `codes or names: ${PROVINCE_CODES.join(', ')}`, readProvinces)
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(
      async (
        words: string,
        provinces: readonly ProvinceCode[] | undefined,
        options: { dryRun?: boolean; json?: boolean },
      ) =>
        run(options, async (context) => {
          const profile = await findRecord(context, profileSource, words);
          if (!profile) return false;
          const { id } = profile;
          const codes = PROVINCE_CODES.filter((code) => provinces?.includes(code));
          const { dryRun = false } = options;
          const changed = codes.join() !== profile.concurrent_registrations_in.join();
          if (changed && !dryRun) await setConcurrentRegistrations(context.sql(), id, codes);
          const where = codes.join(', ') || 'no other province';
          context.report(
            { id, concurrent_registrations_in: codes, changed, dryRun },
            changed
              ? `${profile.name} ${dryRun ? 'would be' : 'is now'} also registered in ${where}.`
              : `${profile.name} is also registered in ${where} already.`,
          );
          return true;
        }),
    );
}

function readProvinces(text: string, before: readonly ProvinceCode[] = []): readonly ProvinceCode[] {
  const named = text.split(',').map((name) => findProvince(name.trim())?.code);
  if (named.some((code) => code === undefined))
    throw new InvalidArgumentError(`It takes ${PROVINCE_CODES.join(', ')}, or the names of these provinces.`);
  return [...before, ...named.filter((code) => code !== undefined)];
}
