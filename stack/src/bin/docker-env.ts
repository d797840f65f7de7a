// `npm run docker:env [-- path]`: writes fresh secrets for docker-compose.yml and the addresses of its containers into .env.
import { resolve } from 'node:path';
import { projectRoot } from '../config.ts';
import { writeDockerEnvironment } from '../docker/environment-file.ts';
import { reasonOf } from '../stack-error.ts';

const path = resolve(projectRoot, process.argv[2] ?? '.env');
try {
  writeDockerEnvironment(path);
  process.stdout.write(`Wrote ${path}. Keep it as long as the containers' volumes exist.\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
