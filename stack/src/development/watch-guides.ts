import { watch } from 'node:fs';
import { join } from 'node:path';
import { compileGuides } from '../../../scripts/build/content/compile-guides.ts';
import { projectRoot } from '../config.ts';

/**
 * Compiles the guides for the api, and again whenever one of them is saved. What is wrong with one is told by `onError`,
 * and the guides stay as they were.
 */
export async function watchGuides(onError: (error: unknown) => void): Promise<AsyncDisposable> {
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
