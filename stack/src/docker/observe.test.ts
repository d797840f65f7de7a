import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../config.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const mounted = z.array(z.object({ source: z.string(), target: z.string() })).default([]);
const { services, configs } = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        environment: z.record(z.string(), z.unknown()).default({}),
        networks: z.array(z.string()).default([]),
        configs: mounted,
      }),
    ),
    configs: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true }));

/** The files of this repository that a service reads, by where it finds them. */
const filesOf = (service: string) =>
  new Map(
    services[service]?.configs.map(({ source, target }) => [
      target,
      configs[source]?.file.replace('./', '') ?? '',
    ]),
  );

const prometheusSchema = z.strictObject({
  global: z.strictObject({ scrape_interval: z.string(), evaluation_interval: z.string() }),
  rule_files: z.array(z.string()),
  alerting: z.strictObject({
    alertmanagers: z.array(
      z.strictObject({ static_configs: z.tuple([z.strictObject({ targets: z.array(z.string()) })]) }),
    ),
  }),
  scrape_configs: z.array(
    z.strictObject({
      job_name: z.string(),
      static_configs: z.array(z.strictObject({ targets: z.array(z.string()) })),
    }),
  ),
});

it('Prometheus asks each program where it tells its figures, on a network that both are on', () => {
  const files = filesOf('prometheus');
  const config = prometheusSchema.parse(parse(read(files.get('/etc/prometheus/prometheus.yml') ?? '')));
  for (const path of config.rule_files) expect([path, files.has(path)]).toEqual([path, true]);
  const targets = config.scrape_configs.flatMap((job) => job.static_configs.flatMap((list) => list.targets));
  const telling = Object.entries(services).filter(([, { environment }]) => environment['METRICS_PORT']);
  // The operator’s commands and what ends by itself tell nobody.
  const lasting = telling.filter(([name]) => !['admin', 'doctor', 'index', 'build-index'].includes(name));
  expect(targets.toSorted()).toEqual(
    lasting.map(([name, { environment }]) => `${name}:${String(environment['METRICS_PORT'])}`).toSorted(),
  );
  const near = new Set(services['prometheus']?.networks);
  for (const [name, { networks }] of lasting)
    expect([name, networks.some((network) => near.has(network))]).toEqual([name, true]);
});

/** Of Prometheus’s rules what is used here. */
const alertSchema = z.strictObject({
  alert: z.string().regex(/^[A-Z]\w+$/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  annotations: z.strictObject({ summary: z.string(), summary_fr: z.string() }),
});

it('each alert says what is the matter in both languages, by a name of its own', () => {
  const { groups } = z
    .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(alertSchema) })) })
    .parse(parse(read('docker/prometheus/alerts.yml')));
  const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect(new Set(names).size).toBe(names.length);
  const documented = read('docs/operations/metrics.md');
  for (const { expr } of groups.flatMap(({ rules }) => rules)) expect(documented).toContain(`\`${expr}\``);
});

/** Of Grafana’s provisioning and dashboards what is used here. */
const datasourcesSchema = z.strictObject({
  apiVersion: z.literal(1),
  datasources: z.array(
    z.strictObject({
      name: z.string(),
      uid: z.string(),
      type: z.literal('prometheus'),
      access: z.literal('proxy'),
      url: z.url(),
      isDefault: z.boolean(),
    }),
  ),
});
const providersSchema = z.strictObject({
  apiVersion: z.literal(1),
  providers: z.array(
    z.strictObject({
      name: z.string(),
      type: z.literal('file'),
      allowUiUpdates: z.boolean(),
      options: z.strictObject({ path: z.string() }),
    }),
  ),
});
const dashboardSchema = z.object({
  uid: z.string().max(40),
  title: z.string(),
  schemaVersion: z.int(),
  panels: z.array(
    z.object({
      id: z.int(),
      type: z.string(),
      title: z.string(),
      datasource: z.strictObject({ type: z.literal('prometheus'), uid: z.string() }),
      gridPos: z.strictObject({ h: z.int(), w: z.int().max(24), x: z.int().max(23), y: z.int() }),
      targets: z.array(z.looseObject({ refId: z.string(), expr: z.string() })).min(1),
    }),
  ),
});

it('Grafana finds the dashboard where it looks, and every panel asks the source that is there', () => {
  const files = filesOf('grafana');
  const { datasources } = datasourcesSchema.parse(
    parse(read(files.get('/etc/grafana/provisioning/datasources/prometheus.yml') ?? '')),
  );
  const { providers } = providersSchema.parse(
    parse(read(files.get('/etc/grafana/provisioning/dashboards/directory.yml') ?? '')),
  );
  const dashboards = [...files].filter(([path]) => path.endsWith('.json'));
  expect(dashboards.map(([path]) => dirname(path))).toEqual(providers.map(({ options }) => options.path));
  for (const [, file] of dashboards) {
    const { panels } = dashboardSchema.parse(JSON.parse(read(file)));
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const known = datasources.map(({ uid }) => uid);
    for (const { title, datasource } of panels) expect([title, known]).toEqual([title, [datasource.uid]]);
  }
});
