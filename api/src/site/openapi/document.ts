import type { Contract } from '@directory/domain/contracts/contract';
import { toJSONSchema, type core } from 'zod';
import release from '../../../../package.json' with { type: 'json' };

/** The OpenAPI 3.1 document of contracts: the JSON Schemas of the very schemas that check their requests. */
export function openApiDocument(contracts: readonly Contract[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const contract of contracts)
    (paths[contract.path] ??= {})[contract.method.toLowerCase()] = operation(contract);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Psychologist directory',
      version: release.version,
      description: 'A public, bilingual directory of registered psychologists in Canada.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Error: ERROR } },
  };
}

/** Every error of the API over HTTP; see `http/error-answers.ts`. */
const ERROR = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A sentence for a person.' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    field: { type: 'string', description: 'The first refused field of a form.' },
    fields: {
      type: 'object',
      description: 'Every refused field of a form, with a sentence.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['error', 'code', 'requestId'],
} as const;

function operation(contract: Contract): object {
  const { tag, summary, description, answer, otherAnswers = {}, errors } = contract;
  const error = json({ $ref: '#/components/schemas/Error' });
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...request(contract),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(answer.schema && { content: json(jsonSchema(answer.schema, 'output')) }),
      },
      ...described(otherAnswers),
      ...described(errors, { content: error }),
    },
  };
}

function request({ method, path, input, media }: Contract): object {
  if (media) return { requestBody: { required: true, content: media } };
  if (!input) return {};
  const schema = jsonSchema(input, 'input');
  if (method === 'POST') return { requestBody: { required: true, content: json(schema) } };
  return {
    parameters: Object.entries(schema.properties ?? {}).map(([name, value]) => ({
      name,
      in: path.includes(`{${name}}`) ? 'path' : 'query',
      required: schema.required?.includes(name) ?? false,
      schema: value,
    })),
  };
}

function described(answers: Readonly<Record<number, string>>, more: object = {}): object {
  const each = Object.entries(answers).map(([status, description]) => [status, { description, ...more }]);
  return Object.fromEntries(each) as object;
}

function json(schema: object) {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
