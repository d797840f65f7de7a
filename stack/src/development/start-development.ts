import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileGuides } from '../../../scripts/build/content/compile-guides.ts';
import { projectRoot, type StackConfig } from '../config.ts';
import { openStack, originOf, type StackOptions } from '../open-stack.ts';
import { startParts } from '../parts/start-parts.ts';
import type { Supervisor } from '../process/supervisor.ts';
import {
  ARGUMENTS,
  programEnvironments,
  startProgram,
  type AnyProgram,
  type ProgramEnvironment,
} from '../programs.ts';
import { reasonOf } from '../stack-error.ts';
import { writeStackFile } from '../stack-file.ts';
import { loadSampleData, type Stack } from '../start-stack.ts';
import { allOf, runStep } from '../steps.ts';
import { startDevelopmentSite } from './site.ts';

const SOURCES: Readonly<Record<AnyProgram, string>> = {
  custodian: 'api/src/bin/admin.ts',
  keyholder: 'api/src/bin/keyholder.ts',
  api: 'api/src/bin/server.ts',
  worker: 'api/src/bin/worker.ts',
  indexer: 'indexer/src/bin/worker.ts',
};

/** Like `startStack`, but nothing is built: the programs run from their sources and reload, and Vite serves the site. */
export async function startDevelopment(config: StackConfig, options: StackOptions): Promise<Stack> {
  const stack = await openStack(config, options);
  const { context, onStep } = stack;
  try {
    const parts = await startParts(stack);
    const demoMember = await loadSampleData(stack, parts);
    const apiPort = await context.ports.claim('development');
    const environments = programEnvironments(stack, parts);
    const environmentOf = (name: AnyProgram): ProgramEnvironment => ({
      ...environments[name],
      NODE_ENV: 'development',
      ...(name === 'api' && { HOST: '127.0.0.1', PORT: String(apiPort) }),
    });
    stack.keep(await watchGuides((error) => process.stderr.write(`${reasonOf(error)}\n`)));
    const start = (name: AnyProgram) =>
      runStep(
        onStep,
        name,
        async () => stack.keep(await startWatchedProgram(context.supervisor, name, environmentOf(name))),
        () => 'reloads when its sources change',
      );
    const indexed = runStep(onStep, 'index', () =>
      context.supervisor.run({
        name: 'index',
        command: process.execPath,
        args: [join(projectRoot, 'scripts', 'run.mjs'), 'indexer/src/bin/cli.ts', 'rebuild', '--if-needed'],
        cwd: projectRoot,
        env: environmentOf('indexer'),
      }),
    );
    await allOf([
      start('keyholder'),
      start('api'),
      start('worker'),
      start('custodian'),
      indexed.then(() => start('indexer')),
    ]);
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
              sampleData: demoMember !== undefined,
              supportEmail: config.operatorEmail,
              ...(config.privacyOfficer && { privacyOfficer: config.privacyOfficer }),
            },
          }),
        ),
      () => 'Vite',
    );
    const addresses = writeStackFile(stack, parts);
    return { addresses, demoMember, [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose]() };
  } catch (error) {
    return stack.fail(error);
  }
}

/** Runs one of the directory's programs from its source and starts it again whenever a file that it imports changes. */
function startWatchedProgram(
  supervisor: Supervisor,
  name: AnyProgram,
  env: ProgramEnvironment,
): Promise<AsyncDisposable> {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  return startProgram(supervisor, name, env, {
    command: process.execPath,
    args: [
      tsx,
      'watch',
      '--clear-screen=false',
      join(projectRoot, SOURCES[name]),
      ...(ARGUMENTS[name] ?? []),
    ],
  });
}

/**
 * Compiles the guides for the api, and again whenever one of them is saved. What is wrong with one is told by `onError`,
 * and the guides stay as they were.
 */
async function watchGuides(onError: (error: unknown) => void): Promise<AsyncDisposable> {
  const folder = join(projectRoot, 'content', 'guides');
  const compile = () =>
    compileGuides(folder, join(projectRoot, 'build', 'web', 'articles.json')).catch(onError);
  await compile();
  // Compilations queue up, so that the last one to write has read the newest text.
  let last = Promise.resolve();
  const watcher = watch(folder, { recursive: true }, () => {
    last = last.then(compile);
  });
  return {
    async [Symbol.asyncDispose]() {
      watcher.close();
      await last;
    },
  };
}
