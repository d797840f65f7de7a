import { type ProvinceCode, findProvince, PROVINCE_CODES } from '@directory/domain/places/provinces';
import { type Command, InvalidArgumentError } from 'commander';
import type { RunCommand } from '../command-line/command-context.ts';
import { addActCommand } from '../command-line/records.ts';
import { type ProfileRecord, setConcurrentRegistrations } from '../../people/profiles/store.ts';
import { profileSource, WHICH_PROFILE } from '../command-line/which-profile.ts';

/** `profiles concurrent`: where somebody is registered beside the register that they stand in. */
export function addConcurrentCommand(profiles: Command, run: RunCommand): void {
  const command = addActCommand<ProfileRecord>(profiles, run, {
    name: 'concurrent',
    description:
      'Note in which provinces a profile is registered beside its own register, as that register says; without any, in none.',
    source: profileSource,
    whichDescription: WHICH_PROFILE,
    act: async (context, { id, name, concurrent_registrations_in: before }, { dryRun }) => {
      const provinces = command.processedArgs[1] as readonly ProvinceCode[] | undefined;
      const codes = PROVINCE_CODES.filter((code) => provinces?.includes(code));
      const changed = codes.join() !== before.join();
      if (changed && !dryRun) await setConcurrentRegistrations(context.sql(), id, codes);
      const where = codes.join(', ') || 'no other province';
      const text = changed
        ? `${name} ${dryRun ? 'would be' : 'is now'} also registered in ${where}.`
        : `${name} is also registered in ${where} already.`;
      return { result: { id, concurrent_registrations_in: codes, changed }, text };
    },
  });
  command.argument('[provinces...]', `codes or names: ${PROVINCE_CODES.join(', ')}`, readProvinces);
}

function readProvinces(text: string, before: readonly ProvinceCode[] = []): readonly ProvinceCode[] {
  const named = text.split(',').map((name) => findProvince(name.trim())?.code);
  if (named.some((code) => code === undefined))
    throw new InvalidArgumentError(`It takes ${PROVINCE_CODES.join(', ')}, or the names of these provinces.`);
  return [...before, ...named.filter((code) => code !== undefined)];
}
