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
import { ensureSampleData, type DemoMember } from './sample-data.ts';
import { writeStackFile, type StackAddresses } from './stack-file.ts';
import { allOf, runStep } from './steps.ts';

/** The whole directory, running. Disposing stops every program and part and frees DATA_DIR. */
export interface Stack extends AsyncDisposable {
  addresses: StackAddresses;
  demoMember: DemoMember | undefined;
}

/**
 * Starts the parts, loads the sample data where it is wanted, builds what changed, builds the index when needed, runs
 * the programs and waits for the health check. Throws a StackError when a step fails, after stopping everything.
 */
export function startStack(config: StackConfig, options: StackOptions): Promise<Stack> {
  return openAnd(config, options, async (stack) => {
    const { onStep, context } = stack;
    const [started] = await allOf([
      startLoadedParts(stack),
      runStep(
        onStep,
        'build',
        () => ensureBuild(context.supervisor),
        (built) => (built ? 'built' : 'unchanged'),
      ),
    ]);
    await startPrograms(stack, programEnvironments(stack, started.parts));
    await runStep(onStep, 'health', () => untilHealthy(localOrigin(stack)));
    return started;
  });
}

interface Started {
  parts: Parts;
  demoMember: DemoMember | undefined;
}

/** Opens a stack and has everything started. Throws a StackError when that fails, after stopping everything. */
export async function openAnd(
  config: StackConfig,
  options: StackOptions,
  start: (stack: OpenStack) => Promise<Started>,
): Promise<Stack> {
  const stack = await openStack(config, options);
  try {
    const { parts, demoMember } = await start(stack);
    const addresses = writeStackFile(stack, parts);
    return { addresses, demoMember, [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose]() };
  } catch (error) {
    return stack.fail(error);
  }
}

export async function startLoadedParts(stack: OpenStack): Promise<Started> {
  const parts = await startParts(stack);
  return { parts, demoMember: await loadSampleData(stack, parts) };
}

/** Builds the index where that is needed, and starts the programs. @param isFromSource not from the build, and anew when sources change */
export async function startPrograms(
  stack: OpenStack,
  environments: Readonly<Record<AnyProgram, ProgramEnvironment>>,
  isFromSource = false,
): Promise<void> {
  const { context, onStep } = stack;
  const { supervisor } = context;
  const start = (name: AnyProgram) =>
    runStep(
      onStep,
      name,
      async () => stack.keep(await startProgram(supervisor, name, environments[name], isFromSource)),
      () => (isFromSource ? 'reloads when its sources change' : ''),
    );
  const indexed = runStep(onStep, 'index', (progress) =>
    buildIndex(supervisor, environments.indexer, isFromSource, (line) => progress(line.trim().slice(0, 80))),
  );
  await allOf([
    ...(['keyholder', 'api', 'worker', 'custodian'] as const).map(start),
    indexed.then(() => start('indexer')),
  ]);
}

/** Loads the sample data into an empty database where it is wanted. Returns the demo member when this DATA_DIR has ever loaded some. */
async function loadSampleData(stack: OpenStack, parts: Parts): Promise<DemoMember | undefined> {
  const number = (value: number) => value.toLocaleString('en-CA');
  const { demoMember } = await runStep(
    stack.onStep,
    'sample',
    (progress) =>
      ensureSampleData({
        supervisor: stack.context.supervisor,
        dataDir: stack.config.dataDir,
        databaseUrl: parts.postgres.databaseUrl,
        supabase: parts.supabase,
        profiles: stack.config.sampleProfiles,
        onProgress: (done, total) => progress(`${number(done)} of ${number(total)} profiles`, done / total),
      }),
    ({ loaded }) => (loaded === 0 ? 'not needed' : `${number(loaded)} profiles`),
  );
  return demoMember;
}

/** Where this machine reaches the site, whatever its public address is. */
function localOrigin({ config, port }: OpenStack): string {
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host === '::' ? '::1' : config.host;
  return originOf(host, port);
}
