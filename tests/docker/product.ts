import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { freePort } from '@directory/stack/data-dir/ports';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getContainerRuntimeClient } from 'testcontainers';
import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { docker, mustDocker, type Said } from './engine.ts';
import { runName } from './left-over.ts';
import { Mailbox } from './mailbox.ts';
import { buildStandIns, canPull, STAND_IN_IMAGES } from './stand-ins.ts';

const root = resolve(import.meta.dirname, '..', '..');
const override = join(import.meta.dirname, 'override.yml');

/** The whole of docker-compose.yml, on ports, volumes and secrets of its own. Disposing takes it down with its data. */
export interface Product extends AsyncDisposable {
  origin: string;
  mailbox: Mailbox;
  /** Asks the site, and trusts the authority that its proxy made for itself, and nobody else's. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The ids of those whom a search for these words finds first. */
  found(words: string): Promise<string[]>;
  /** The folder of the secrets. */
  secrets: string;
  compose(args: readonly string[], env?: NodeJS.ProcessEnv, input?: string): Promise<string>;
  tryCompose(args: readonly string[]): Promise<Said>;
  /** Runs a statement as the database's owner and returns its rows, one a line, with | between columns. */
  sql(statement: string): Promise<string>;
  /** Ends a service's program as a crash would, without a word. */
  kill(service: string): Promise<void>;
  /** Lets a service's program stand still, as one that hangs does: its connections stay, and nothing is answered. */
  freeze(service: string): Promise<void>;
  /** When a service's container began, and how it says that it is. */
  state(service: string): Promise<{ startedAt: string; health: string | undefined }>;
}

export interface ProductOptions {
  /** Files beside docker-compose.yml and before the override of the stand-ins. */
  files?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Stand-ins, also where the makers' images can be had. */
  standIns?: boolean;
}

/** Prepares a project of Compose with the makers' images, or stand-ins where those cannot be had. It starts nothing yet. */
export async function openProduct(
  say: (line: string) => void,
  { files: more = [], env: own = {}, standIns = false }: ProductOptions = {},
): Promise<Product> {
  const secrets = await mkdtemp(join(tmpdir(), `${runName()}-secrets-`));
  const [http, https, mailbox, grafana] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const isStandIn = standIns || !(await canPull());
  if (isStandIn) {
    say('Stand-ins take the place of the makers’ images, and docker-compose.yml is overridden by');
    say(await readFile(override, 'utf8'));
    await buildStandIns();
  }
  const origin = `https://localhost:${https}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...(isStandIn && STAND_IN_IMAGES),
    COMPOSE_PROJECT_NAME: `${runName()}-${https}`,
    COMPOSE_PROFILES: 'dev',
    DIRECTORY_IMAGE: 'directory-under-test',
    SECRETS_DIR: secrets,
    PUBLIC_URL: origin,
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    MAILBOX_PORT: String(mailbox),
    GRAFANA_PORT: String(grafana),
    PAGES_PER_MINUTE: '1000000',
    SEARCHES_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    ...own,
  };
  const files = ['docker-compose.yml', ...more, ...(isStandIn ? [override] : [])].flatMap((file) => [
    '--file',
    file,
  ]);
  // .env.example, as docs/operations/containers.md copies it: the .env of whoever runs the test is left out.
  const project = [
    'compose',
    '--project-directory',
    root,
    '--env-file',
    join(root, '.env.example'),
    ...files,
  ];
  const compose = (args: readonly string[], more: NodeJS.ProcessEnv = {}, input = '') =>
    mustDocker([...project, ...args], { ...env, ...more }, input);
  const { container } = await getContainerRuntimeClient();
  const containerOf = async (service: string) => {
    const id = (await compose(['ps', '--all', '--quiet', service])).trim();
    return container.getById(id);
  };
  const firstProcess = async (service: string) => (await (await containerOf(service)).inspect()).State.Pid;
  const onTheMachine = async (command: string) => {
    const rights = ['--pid', 'host', '--user', '0:0', '--cap-add', 'KILL'];
    await mustDocker(['run', '--rm', ...rights, 'directory-under-test', 'bash', '-c', command]);
  };
  let trusting: Agent | undefined;
  const trust = async () => {
    const file = '/data/caddy/pki/authorities/local/root.crt';
    return new Agent({ connect: { ca: await compose(['exec', '-T', 'proxy', 'cat', file]) } });
  };
  const ask: Product['ask'] = async (path, init = {}) =>
    fetch(origin + path, { dispatcher: (trusting ??= await trust()), ...init });
  return {
    origin,
    ask,
    found: async (search) => {
      const answer = await ask('/api/search', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ search }),
      });
      return ((await answer.json()) as SearchAnswer).hits.map(({ id }) => id);
    },
    mailbox: new Mailbox(`http://127.0.0.1:${mailbox}`),
    secrets,
    compose,
    tryCompose: (args) => docker([...project, ...args], env),
    sql: async (statement) => {
      const psql = [
        'psql',
        '--host=127.0.0.1',
        '--username=postgres',
        '--no-align',
        '--tuples-only',
        '--quiet',
      ];
      return (await compose(['exec', '-T', 'db', ...psql], {}, statement)).trim();
    },
    // `docker kill` would count as the operator's wish, and the container would stay away.
    kill: async (service) => onTheMachine(`kill -KILL ${await firstProcess(service)}`),
    freeze: async (service) => {
      const first = await firstProcess(service);
      // The first process is the engine's init, the program its child.
      await onTheMachine(
        `kill -STOP $(grep -l "^PPid:[[:space:]]*${first}$" /proc/[0-9]*/status | cut -d/ -f3)`,
      );
    },
    state: async (service) => {
      const { State } = await (await containerOf(service)).inspect();
      return { startedAt: State.StartedAt, health: State.Health?.Status };
    },
    async [Symbol.asyncDispose]() {
      await docker(
        [...project, '--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '5'],
        env,
      );
      await rm(secrets, { recursive: true, force: true });
    },
  };
}
