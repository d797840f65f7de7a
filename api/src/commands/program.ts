import { Command } from 'commander';
import { analyticsCommand } from '../analytics/command.ts';
import { backupCommand, restoreCommand } from '../backup/command.ts';
import { messagesCommand } from '../contact/command.ts';
import { doctorCommand } from '../doctor/command.ts';
import type { DoctorConfig } from '../doctor/config.ts';
import { listingsCommand } from '../listings/command.ts';
import { mailsCommand } from '../mail/command.ts';
import { membersCommand } from '../members/command.ts';
import { changesCommand } from '../profile-changes/command.ts';
import { profilesCommand } from '../profiles/command.ts';
import { assessmentsCommand } from '../results/command.ts';
import { securityCommand } from '../security-log/command.ts';
import type { RunCommand } from './command-context.ts';
import { queuesCommand } from './queues.ts';

/** All of the operator's commands. They throw a CommanderError where the command line is wrong, and never end the process. */
export function createProgram(run: RunCommand, loadDoctor: () => DoctorConfig): Command {
  const program = new Command('admin').description('Operate the directory.');
  for (const make of [
    membersCommand,
    profilesCommand,
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
    each.exitOverride().allowExcessArguments(false);
  return program;
}
