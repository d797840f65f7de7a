import { assessmentResults } from '@directory/domain/contracts/assessment-results';
import { checkInput } from '@directory/domain/contracts/check-input';
import { contact } from '@directory/domain/contracts/contact';
import type { Contract } from '@directory/domain/contracts/contract';
import { passwordReset } from '@directory/domain/contracts/password-reset';
import { filters, suggestions } from '@directory/domain/contracts/search';
import { article } from '@directory/domain/contracts/site';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { fromJSONSchema, safeParse } from 'zod';
import { openApiDocument } from './document.ts';
import { serve, serveForm, serveUnread } from '../../http/contract.ts';
import type { Environment } from '../../http/environment.ts';
import { registerOpenApi } from './route.ts';

interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: Parameters<typeof fromJSONSchema>[0] } } };
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, unknown>;
}

type Paths = Record<string, Record<string, Operation>>;

const CONTRACTS: readonly Contract[] = [
  ...[contact, assessmentResults, passwordReset],
  ...[article, suggestions, filters],
];
const { paths } = openApiDocument(CONTRACTS) as unknown as { paths: Paths };
const operationOf = ({ path, method }: Contract) => paths[path]?.[method.toLowerCase()];

it('describes every status that a contract names, and no other', () => {
  for (const contract of CONTRACTS) {
    const statuses = [
      contract.answer.status,
      ...Object.keys({ ...contract.otherAnswers, ...contract.errors }),
    ];
    expect(Object.keys(operationOf(contract)?.responses ?? {}).sort()).toEqual(statuses.map(String).sort());
  }
});

it('describes what is served, however it is served, and is made once', async () => {
  const app = new Hono<Environment>();
  const answer = () => new Response();
  serve(app, article, answer);
  serveForm(app, contact, answer);
  serveUnread(app, filters, () => Promise.resolve(answer()));
  registerOpenApi(app, false);
  const first = await app.request('/api/openapi.json');
  const { paths: served } = (await first.json()) as { paths: Paths };
  expect(Object.keys(served)).toEqual([article.path, contact.path, filters.path]);
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await app.request('/api/openapi.json', { headers: known })).status).toBe(304);
});

it('names the parameters of paths and queries, and which of them must be given', () => {
  const parameters = paths['/api/articles/{slug}']?.['get']?.parameters;
  expect(parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
    { name: 'language', in: 'query', required: false },
  ]);
  expect(paths['/api/suggestions']?.['get']?.parameters).toMatchObject([{ name: 'q', required: true }, {}]);
});

const PSYCHOLOGIST = '6b0a2f0e-0000-4000-8000-000000000001';
const message = { name: 'Ada', email: 'élise@exemple.québec', message: 'Two\nlines' };
const listing = { ...message, type: 'listing_request', listingType: 'annual' };
const result = { email: 'ada@example.ca', condition: 'anxiety', score: 12, severity: 'moderate' };

/** zod looks at a pattern only where the type stands beside it; JSON Schema asks for no such thing. */
function withTypes<Schema>(schema: Schema): Schema {
  const typed = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'pattern' in value ? { type: 'string', ...value } : value;
  return JSON.parse(JSON.stringify(schema, typed)) as Schema;
}

/** Bodies of forms: those that are accepted, and those that are refused for their shape. */
const BODIES: Record<string, { accepted: readonly unknown[]; refused: readonly unknown[] }> = {
  '/api/contact': {
    accepted: [
      message,
      listing,
      { ...message, psychologistId: PSYCHOLOGIST, psychologistName: 'Eve', psychologistEmail: '' },
      { ...listing, province: 'MB', city: '', message: null, elapsedMs: 0, company: 'ACME', language: 'fr' },
    ],
    refused: [
      null,
      { ...message, name: 'x'.repeat(121) },
      { ...message, email: 'nobody' },
      { ...message, preferredReplyDay: 'sunday' },
      { ...message, psychologistId: 'nobody' },
      { ...listing, province: 'ZZ' },
    ],
  },
  '/api/assessment-results': {
    accepted: [result, { ...result, discreet: false, idempotencyKey: PSYCHOLOGIST, language: 'en' }],
    refused: [
      { ...result, answers: [1, 2] },
      { ...result, condition: 'insomnia' },
      { ...result, discreet: 'yes' },
    ],
  },
  '/api/auth/password-reset': {
    accepted: [{ email: 'ada@example.ca' }, { email: 'ada@example.ca', language: 'fr' }],
    refused: [{}, { email: 'nobody' }, { email: ['ada@example.ca'] }],
  },
};

describe.each(Object.entries(BODIES))('the body of %s', (path, { accepted, refused }) => {
  const contract = CONTRACTS.find((each) => each.path === path) ?? contact;
  const schema = operationOf(contract)?.requestBody?.content['application/json']?.schema ?? {};
  const described = fromJSONSchema(withTypes(schema));
  const verdicts = (body: unknown) => ({
    server: checkInput(contract.input ?? contact.input, body).problems === null,
    document: safeParse(described, JSON.parse(JSON.stringify(body))).success,
  });

  it.each(accepted)('%j is accepted by the server and by the document', (body) => {
    expect(verdicts(body)).toEqual({ server: true, document: true });
  });

  it.each(refused)('%j is refused by the server and by the document', (body) => {
    expect(verdicts(body)).toEqual({ server: false, document: false });
  });
});
