import type { StackConfig } from './config.ts';
import { openStack, originOf, type OpenStack, type StackOptions } from './open-stack.ts';
import { startParts, type Parts } from './parts/start-parts.ts';
import {
  buildIndex,
  ensureBuild,
  programEnvironments,
  startProgram,
  type AnyProgram,
  type ProgramEnvironment,
  untilHealthy,
} from './programs.ts';
import type { Running, Words } from './run-until-stopped.ts';
import { loadSampleData } from './sample-data.ts';
import type { MemberSignIn } from './sample/member.ts';
import { writeStackFile } from './stack-file.ts';
import { allOf } from './steps.ts';

/**
 * Starts the whole directory: the parts, the sample data where they are wanted, the build of what changed, the index when needed and the programs;
 * then waits for the health check. Throws a StackError when a step fails, after stopping everything.
 */
export function startStack(config: StackConfig, options: StackOptions): Promise<Running> {
  return openStack(config, options, async (stack) => {
    const { step, supervisor } = stack;
    const build = () => ensureBuild(supervisor);
    const [started] = await allOf([
      startLoadedParts(stack),
      step('build', build, (built) => (built ? 'built' : 'unchanged')),
    ]);
    await startPrograms(stack, programEnvironments(stack, started.parts));
    await step('health', () => untilHealthy(localOrigin(stack)));
    return tellReady(stack, started);
  });
}

interface Started {
  parts: Parts;
  demoMember: MemberSignIn | undefined;
}

export async function startLoadedParts(stack: OpenStack): Promise<Started> {
  const parts = await startParts(stack);
  return { parts, demoMember: await loadSampleData(stack, parts) };
}

/** Builds the index where that is needed, and starts the programs. @param isFromSource not from the build, and anew when sources change */
export async function startPrograms(
  { step, supervisor }: OpenStack,
  environments: Readonly<Record<AnyProgram, ProgramEnvironment>>,
  isFromSource = false,
): Promise<void> {
  const how = isFromSource ? 'reloads when its sources change' : '';
  const start = (name: AnyProgram) =>
    step(
      name,
      () => startProgram(supervisor, name, environments[name], isFromSource),
      () => how,
    );
  const indexed = step('index', (progress) =>
    buildIndex(supervisor, environments.indexer, isFromSource, (line) => progress(line.trim().slice(0, 80))),
  );
  await allOf([
    ...(['keyholder', 'api', 'worker', 'custodian'] as const).map(start),
    indexed.then(() => start('indexer')),
  ]);
}

/**
 * Writes stack.json. Returns what is printed when the site answers: its address on a line of its own, then where to look and how to sign in;
 * and what the operator has left open and visitors would miss.
 */
export function tellReady(stack: OpenStack, { parts, demoMember }: Started): Words {
  const { app, mailbox } = writeStackFile(stack, parts);
  const nobody =
    'Nobody is named who answers for privacy. /privacy says so until PRIVACY_OFFICER_NAME and PRIVACY_OFFICER_EMAIL are set.';
  return {
    lines: [
      `ready ${app}`,
      ...(mailbox === null ? [] : [`mailbox ${mailbox}`]),
      ...(demoMember ? [`demo member ${demoMember.email} password ${demoMember.password}`] : []),
    ],
    warnings: stack.config.privacyOfficer ? [] : [nobody],
  };
}

/** Where this machine reaches the site, whatever its public address is. */
function localOrigin({ config, port }: OpenStack): string {
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host === '::' ? '::1' : config.host;
  return originOf(host, port);
}
