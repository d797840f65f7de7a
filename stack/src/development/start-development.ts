import { watch } from 'node:fs';
import { join } from 'node:path';
import { compileGuides } from '../../../scripts/build/content/compile-guides.ts';
import { projectRoot, type StackConfig } from '../config.ts';
import { originOf, type StackOptions } from '../open-stack.ts';
import { programEnvironments } from '../programs.ts';
import { reasonOf } from '../stack-error.ts';
import { openAnd, type Stack, startLoadedParts, startPrograms } from '../start-stack.ts';
import { runStep } from '../steps.ts';
import { startDevelopmentSite } from './site.ts';

/** Like `startStack`, but nothing is built: the programs run from their sources and reload, and Vite serves the site. */
export function startDevelopment(config: StackConfig, options: StackOptions): Promise<Stack> {
  return openAnd(config, options, async (stack) => {
    const started = await startLoadedParts(stack);
    const apiPort = await stack.context.ports.claim('development');
    const own = { NODE_ENV: 'development' };
    const { api, worker, custodian, keyholder, indexer } = programEnvironments(stack, started.parts);
    stack.keep(await watchGuides((error) => process.stderr.write(`${reasonOf(error)}\n`)));
    const environments = {
      api: { ...api, ...own, HOST: '127.0.0.1', PORT: String(apiPort) },
      worker: { ...worker, ...own },
      custodian: { ...custodian, ...own },
      keyholder: { ...keyholder, ...own },
      indexer: { ...indexer, ...own },
    };
    await startPrograms(stack, environments, true);
    const site = {
      origin: stack.origin,
      sampleData: started.demoMember !== undefined,
      supportEmail: config.operatorEmail,
      ...(config.privacyOfficer && { privacyOfficer: config.privacyOfficer }),
    };
    const address = { host: config.host, port: stack.port, apiOrigin: originOf('127.0.0.1', apiPort) };
    await runStep(
      stack.onStep,
      'site',
      async () => stack.keep(await startDevelopmentSite({ ...address, site })),
      () => 'Vite',
    );
    return started;
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
