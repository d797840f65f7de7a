import { Command, Option, type OutputConfiguration } from 'commander';
import { backup, restore } from './backup/command.ts';
import type { Flags } from './command-line/context.ts';
import { type Field, fieldsOf, type Group, type Operation } from './command-line/operation.ts';
import { analytics } from './commands/analytics.ts';
import { assessments } from './commands/assessments.ts';
import { audit } from './commands/audit.ts';
import { changes } from './commands/changes.ts';
import { claims } from './commands/claims.ts';
import { listings } from './commands/listings.ts';
import { mails } from './commands/mails.ts';
import { members } from './commands/members.ts';
import { messages } from './commands/messages.ts';
import { operators } from './commands/operators.ts';
import { premium } from './commands/premium.ts';
import { profiles } from './commands/profiles.ts';
import { queues } from './commands/queues.ts';
import { reports } from './commands/reports.ts';
import { security } from './commands/security.ts';
import { doctor } from './doctor/command.ts';
import { person } from './person/command.ts';

/** All that an operator does, in the order of the help. */
export const OPERATIONS: readonly (Group | Operation)[] = [
  members,
  profiles,
  premium,
  person,
  changes,
  reports,
  claims,
  messages,
  listings,
  mails,
  queues,
  assessments,
  analytics,
  operators,
  audit,
  security,
  backup,
  restore,
  doctor,
];

/** The command line of all operations. It throws a CommanderError where it is used wrongly, and never ends the process. */
export function createProgram(perform: Perform, output: OutputConfiguration = {}): Command {
  const program = new Command('admin').description('Operate the directory.');
  // Commands that are made of it take this over.
  program.exitOverride().allowExcessArguments(false).configureOutput(output);
  for (const each of OPERATIONS) {
    if ('run' in each) addOperation(program, each, perform);
    else {
      const group = program.command(each.name).description(each.about);
      for (const operation of each.operations) addOperation(group, operation, perform);
    }
  }
  return program;
}

/** Does an operation, `command` by its words, with its checked input. */
export type Perform = (operation: Operation, command: string, input: object, flags: Flags) => Promise<void>;

/** The command of an operation: arguments, options, help and refusals, all from its row. */
function addOperation(parent: Command, operation: Operation, perform: Perform): void {
  const { name, about, input, words, changes, isDefault = false } = operation;
  const command = parent.command(name, { isDefault }).description(about);
  const fields = fieldsOf(operation);
  for (const word of words) {
    const { type, about: help = '', isRequired = false } = fields.find(({ key }) => key === word) ?? {};
    const place = type === 'array' ? `${word}...` : word;
    command.argument(isRequired ? `<${place}>` : `[${place}]`, help);
  }
  const options = fields
    .filter(({ key }) => !words.includes(key))
    .map((field) => ({ key: field.key, option: optionOf(field) }));
  for (const { option } of options) command.addOption(option);
  if (changes)
    command
      .option('--dry-run', 'say what would be done, and do nothing')
      .option('--as <operator>', 'who does it; unless said, the variable OPERATOR');
  if (!('output' in input.shape)) command.option('--json', 'print JSON');
  const nameOf = (key: PropertyKey) =>
    options.find((each) => each.key === key)?.option.long ?? `<${String(key)}>`;
  command.action(async () => {
    const given = Object.fromEntries([
      ...words.map((word, place) => [word, command.processedArgs[place] as unknown]),
      ...options.map(({ key, option }) => [key, valueOf(command, option)]),
    ]) as Record<string, unknown>;
    const checked = input.safeParse(given);
    const wrong = checked.error?.issues.map(({ path: [key], message }) =>
      key === undefined ? `error: ${message}` : `error: ${nameOf(key)}: ${message}`,
    );
    if (!checked.success) return command.error(wrong?.join('\n') ?? '');
    const { dryRun = false, json = false, as } = command.opts<Partial<Flags>>();
    await perform(operation, `${parent.name()} ${name}`, checked.data, { dryRun, json, as });
  });
}

function optionOf({ key, type, title, about, choices, fallback, isRequired }: Field): Option {
  const long = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const value = title ?? (type === 'integer' ? 'number' : key);
  const option = new Option(type === 'boolean' ? long : `${long} <${value}>`, about);
  if (choices.length > 0) option.choices(choices);
  if (type === 'array') option.argParser((text: string, before?: string[]) => [...(before ?? []), text]);
  if (fallback !== undefined) option.default(fallback);
  return option.makeOptionMandatory(isRequired);
}

/** What was said; undefined for nothing. */
function valueOf(command: Command, option: Option): unknown {
  const value: unknown = command.getOptionValue(option.attributeName());
  // `--no-mail` sets `mail`, which is true where nothing was said.
  if (option.negate) return value === false;
  return option.isBoolean() || typeof value !== 'boolean' ? value : undefined;
}
