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

/** Of what the observers are set up by, what is used here. */
const prometheusSchema = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })),
});
const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.strictObject({ summary: z.string(), summary_fr: z.string() }),
        }),
      ),
    }),
  ),
});
const datasourcesSchema = z.object({ datasources: z.array(z.object({ uid: z.string() })) });
const providersSchema = z.object({
  providers: z.array(z.object({ options: z.object({ path: z.string() }) })),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), datasource: z.object({ uid: z.string() }) })),
});

it('Prometheus asks each program where it tells its figures, on a network that both are on', () => {
  const files = filesOf('prometheus');
  const config = prometheusSchema.parse(parse(read(files.get('/etc/prometheus/prometheus.yml') ?? '')));
  for (const path of config.rule_files) expect([path, files.has(path)]).toEqual([path, true]);
  const targets = config.scrape_configs.flatMap((job) => job.static_configs.flatMap((list) => list.targets));
  const telling = Object.entries(services).filter(([, { environment }]) => environment['METRICS_PORT']);
  // The operator’s commands and what ends by itself tell nobody.
  const lasting = telling.filter(
    ([name]) => !['admin', 'doctor', 'custodian', 'index', 'build-index'].includes(name),
  );
  expect(targets.toSorted()).toEqual(
    lasting.map(([name, { environment }]) => `${name}:${String(environment['METRICS_PORT'])}`).toSorted(),
  );
  const near = new Set(services['prometheus']?.networks);
  for (const [name, { networks }] of lasting)
    expect([name, networks.some((network) => near.has(network))]).toEqual([name, true]);
});

it('each alert says what is the matter in both languages, by a name of its own', () => {
  const { groups } = alertsSchema.parse(parse(read('docker/prometheus/alerts.yml')));
  const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect(new Set(names).size).toBe(names.length);
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
    const known = datasources.map(({ uid }) => uid);
    for (const { title, datasource } of panels) expect([title, known]).toEqual([title, [datasource.uid]]);
  }
});
