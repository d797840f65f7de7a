import { DockerComposeEnvironment, getContainerRuntimeClient } from 'testcontainers';
import { projectRoot } from '../config.ts';
import { freePort } from '../data-dir/ports.ts';
import { StackError, reasonOf } from '../stack-error.ts';
import { DOCKER_PORTS, dockerEnvironment, type DockerPorts } from './environment.ts';

/** The containers of docker-compose.yml, on ports and volumes of their own. Disposing removes them with their data. */
export interface Containers extends AsyncDisposable {
  /** What `npm start` or `loadConfig` needs in order to use them. */
  environment: Record<string, string>;
}

/**
 * Starts the official images and resolves when all are healthy. For `TEST_STACK=docker`.
 * Throws a StackError with code `no_docker` when no Docker engine answers.
 */
export async function startContainers(): Promise<Containers> {
  try {
    await getContainerRuntimeClient();
  } catch (cause) {
    throw new StackError(
      'no_docker',
      `TEST_STACK=docker needs a Docker engine, and none answers (${reasonOf(cause)}). ` +
        'Start Docker, or leave TEST_STACK unset to test on the embedded parts.',
      { cause },
    );
  }
  const environment = dockerEnvironment(await freePorts());
  const services = ['db', 'auth', 'rest', 'storage', 'gateway', 'meilisearch', 'redis', 'mailpit'];
  const started = await new DockerComposeEnvironment(projectRoot, 'docker-compose.yml')
    .withProjectName(`directory-test-${process.pid}`)
    .withEnvironment(environment)
    .up(services);
  return {
    environment,
    async [Symbol.asyncDispose]() {
      await started.down({ removeVolumes: true });
    },
  };
}

async function freePorts(): Promise<DockerPorts> {
  const names = Object.keys(DOCKER_PORTS) as (keyof DockerPorts)[];
  const ports = await Promise.all(names.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(ports) as DockerPorts;
}
