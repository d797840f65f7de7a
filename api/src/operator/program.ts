import { Command, type OutputConfiguration } from 'commander';
import { backup, restore } from './backup/command.ts';
import { commandOf, type Perform } from './command-line/command.ts';
import type { Group, Operation } from './command-line/operation.ts';
import { analytics } from './commands/analytics.ts';
import { assessments } from './commands/assessments.ts';
import { changes } from './commands/changes.ts';
import { listings } from './commands/listings.ts';
import { mails } from './commands/mails.ts';
import { members } from './commands/members.ts';
import { messages } from './commands/messages.ts';
import { profiles } from './commands/profiles.ts';
import { queues } from './commands/queues.ts';
import { security } from './commands/security.ts';
import { doctor } from './doctor/command.ts';
import { person } from './person/command.ts';

/** All that an operator does, in the order of the help. */
export const OPERATIONS: readonly (Group | Operation)[] = [
  members,
  profiles,
  person,
  changes,
  messages,
  listings,
  mails,
  queues,
  assessments,
  analytics,
  security,
  backup,
  restore,
  doctor,
];

/** The command line of all operations. It throws a CommanderError where it is used wrongly, and never ends the process. */
export function createProgram(perform: Perform, output: OutputConfiguration = {}): Command {
  const program = new Command('admin').description('Operate the directory.');
  for (const each of OPERATIONS) {
    if ('run' in each) {
      program.addCommand(commandOf(each, perform));
      continue;
    }
    const group = program.command(each.name).description(each.about);
    for (const operation of each.operations)
      group.addCommand(commandOf(operation, perform), { isDefault: operation.isDefault ?? false });
  }
  const groups = program.commands;
  for (const each of [program, ...groups, ...groups.flatMap(({ commands }) => commands)])
    each.exitOverride().allowExcessArguments(false).configureOutput(output);
  return program;
}
