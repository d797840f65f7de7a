// `npm run docker:env > .env`: prints fresh secrets for docker-compose.yml and the addresses of its containers.
import { dockerEnvironment } from '../docker/environment.ts';

const lines = Object.entries(dockerEnvironment()).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`${lines.join('\n')}\n`);
