// The service `migrate` of docker-compose.yml: brings the database, the bucket of pictures and Meilisearch's keys up to this build, then ends.
import { withSecretFiles } from '@directory/runtime/secret-files';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config.ts';
import { migrateContainers, publishAssets, VARIABLES } from '../docker/migrate.ts';
import { reasonOf } from '../stack-error.ts';

try {
  const env = withSecretFiles(process.env, VARIABLES, (path) => readFileSync(path, 'utf8'));
  await migrateContainers(env, (line) => process.stdout.write(`${line}\n`));
  await publishAssets(join(projectRoot, 'build', 'web', 'client', 'assets'), '/kept');
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
