import { Command, type OutputConfiguration } from 'commander';
import { analyticsCommand } from './commands/analytics.ts';
import { backupCommand, restoreCommand } from './backup/command.ts';
import { messagesCommand } from './commands/messages.ts';
import { doctorCommand } from './doctor/command.ts';
import type { DoctorConfig } from './doctor/config.ts';
import { listingsCommand } from './commands/listings.ts';
import { mailsCommand } from './commands/mails.ts';
import { membersCommand } from './commands/members.ts';
import { personCommand } from './person/command.ts';
import { changesCommand } from './commands/changes.ts';
import { profilesCommand } from './commands/profiles.ts';
import { assessmentsCommand } from './commands/assessments.ts';
import { securityCommand } from './commands/security.ts';
import type { RunCommand } from './command-line/command-context.ts';
import { queuesCommand } from './commands/queues.ts';

/** All of the operator's commands. They throw a CommanderError where the command line is wrong, and never end the process. */
export function createProgram(
  run: RunCommand,
  loadDoctor: () => DoctorConfig,
  output: OutputConfiguration = {},
): Command {
  const program = new Command('admin').description('Operate the directory.');
  for (const make of [
    membersCommand,
    profilesCommand,
    personCommand,
    changesCommand,
    messagesCommand,
    listingsCommand,
    mailsCommand,
    queuesCommand,
    assessmentsCommand,
    analyticsCommand,
    securityCommand,
    backupCommand,
    restoreCommand,
  ])
    program.addCommand(make(run));
  program.addCommand(doctorCommand(run, loadDoctor));
  const groups = program.commands;
  for (const each of [program, ...groups, ...groups.flatMap(({ commands }) => commands)])
    each.exitOverride().allowExcessArguments(false).configureOutput(output);
  return program;
}
