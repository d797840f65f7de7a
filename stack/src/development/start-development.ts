import { watch } from 'node:fs';
import { join } from 'node:path';
import { compileGuides } from '../../../scripts/build/content/guides.ts';
import { projectRoot, type StackConfig } from '../config.ts';
import { openStack, originOf, type StackOptions } from '../open-stack.ts';
import { programEnvironments } from '../programs.ts';
import type { Running } from '../run-until-stopped.ts';
import { reasonOf } from '../stack-error.ts';
import { startLoadedParts, startPrograms, tellReady } from '../start-stack.ts';
import { startDevelopmentSite } from './site.ts';

/** Like `startStack`, but nothing is built: the programs run from their sources and reload, and Vite serves the site. */
export function startDevelopment(config: StackConfig, options: StackOptions): Promise<Running> {
  return openStack(config, options, async (stack) => {
    const started = await startLoadedParts(stack);
    const apiPort = await stack.claimPort('development');
    stack.keep(await watchGuides((error) => process.stderr.write(`${reasonOf(error)}\n`)));
    const environments = programEnvironments(stack, started.parts, 'development');
    const api = { ...environments.api, HOST: '127.0.0.1', PORT: String(apiPort) };
    await startPrograms(stack, { ...environments, api }, true);
    const site = {
      origin: stack.origin,
      sampleData: started.demoMember !== undefined,
      supportEmail: config.operatorEmail,
      ...(config.privacyOfficer && { privacyOfficer: config.privacyOfficer }),
    };
    const address = { host: config.host, port: stack.port, apiOrigin: originOf('127.0.0.1', apiPort) };
    const serve = async () => stack.keep(await startDevelopmentSite({ ...address, site }));
    await stack.step('site', serve, () => 'Vite');
    return tellReady(stack, started);
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
