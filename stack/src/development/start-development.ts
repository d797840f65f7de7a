import { join } from 'node:path';
import { allOf } from '../all-of.ts';
import { projectRoot, type StackConfig } from '../config.ts';
import { openStack, originOf, type StackOptions } from '../open-stack.ts';
import { programEnvironment, type ProgramName } from '../programs.ts';
import type { DemoMember } from '../sample-data.ts';
import { reasonOf } from '../stack-error.ts';
import { writeStackFile, type StackAddresses } from '../stack-file.ts';
import { startParts } from '../start-parts.ts';
import { addressesOf, loadSampleData } from '../start-stack.ts';
import { runStep } from '../steps.ts';
import { IMAGE_BUCKET } from '../parts/storage.ts';
import { startDevelopmentSite } from './site.ts';
import { watchGuides } from './watch-guides.ts';
import { startWatchedProgram } from './watched-program.ts';

export interface DevelopmentStack extends AsyncDisposable {
  addresses: StackAddresses;
  demoMember: DemoMember | undefined;
}

/** Like `startStack`, but nothing is built: the programs run from their sources and reload, and Vite serves the site. */
export async function startDevelopment(
  config: StackConfig,
  options: StackOptions,
): Promise<DevelopmentStack> {
  const stack = await openStack(config, options);
  const { context, onStep } = stack;
  try {
    const parts = await startParts(stack);
    const demoMember = await loadSampleData(stack, parts);
    const apiPort = await context.ports.claim('development');
    const environment = {
      ...programEnvironment(stack, parts, demoMember !== undefined),
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PUBLIC_URL: stack.origin,
    };
    stack.keep(await watchGuides((error) => process.stderr.write(`${reasonOf(error)}\n`)));
    const start = (name: ProgramName) =>
      runStep(
        onStep,
        name,
        async () => stack.keep(await startWatchedProgram(context.supervisor, name, environment)),
        () => 'reloads when its sources change',
      );
    const indexed = runStep(
      onStep,
      'index',
      () =>
        context.supervisor.run({
          name: 'index',
          command: process.execPath,
          args: [join(projectRoot, 'scripts', 'run.mjs'), 'indexer/src/bin/cli.ts', 'rebuild', '--if-needed'],
          cwd: projectRoot,
          env: environment,
        }),
      () => '',
    );
    await allOf([start('api'), start('worker'), indexed.then(() => start('indexer'))]);
    await runStep(
      onStep,
      'site',
      async () =>
        stack.keep(
          await startDevelopmentSite({
            host: config.host,
            port: stack.port,
            apiOrigin: originOf('127.0.0.1', apiPort),
            site: {
              origin: stack.origin,
              supabaseUrl: parts.supabase.url,
              supabasePublishableKey: parts.supabase.publishableKey,
              photoBaseUrl: `${parts.supabase.url}/storage/v1/object/public/${IMAGE_BUCKET}`,
              sampleData: demoMember !== undefined,
              supportEmail: config.operatorEmail,
            },
          }),
        ),
      () => 'Vite',
    );
    const addresses = addressesOf(stack, parts);
    writeStackFile(config.dataDir, addresses);
    return { addresses, demoMember, [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose]() };
  } catch (error) {
    return stack.fail(error);
  }
}
