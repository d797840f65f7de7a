import { runCli } from '@directory/indexer/cli/run-cli';
import { loadConfig } from '@directory/indexer/config';
import type { StackAddresses } from '@directory/stack/stack-file';

/** Runs a command of the indexer on a stack, in this process. @throws Error when it fails */
export async function runIndexer(stack: StackAddresses, args: readonly string[]): Promise<void> {
  const { url: MEILISEARCH_URL, adminKey: MEILISEARCH_ADMIN_KEY } = stack.meilisearch;
  const env = { DATABASE_URL: stack.postgres, MEILISEARCH_URL, MEILISEARCH_ADMIN_KEY };
  let said = '';
  const code = await runCli(args, {
    load: () => loadConfig(env),
    stdout: () => undefined,
    stderr: (text) => void (said += text),
  });
  if (code !== 0) throw new Error(`The indexer failed:\n${said}`);
}
