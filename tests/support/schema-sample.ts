/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  format?: string;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'somebody@example.test',
  'date-time': '2026-01-01T00:00:00Z',
};

/** Something that has the schema's form: what it requires, and no more. */
export function sampleOf(schema: Schema): unknown {
  const [one] = schema.anyOf ?? schema.oneOf ?? [];
  if (one) return sampleOf(one);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
        schema.required?.includes(name) ? [[name, sampleOf(of)]] : [],
      ),
    );
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return TEXTS[schema.format ?? ''] ?? 'something';
}

/** The sample with one of its fields, at any depth, holding one of the values: each of both in turn, with the field's name. */
export function withEach(
  schema: Schema,
  values: readonly unknown[],
): (readonly [name: string, sample: unknown])[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((one) => withEach(one, values));
  if (schema.type === 'array')
    return withEach(schema.items ?? {}, values).map(([name, item]) => [name, [item]] as const);
  return Object.entries(schema.properties ?? {}).flatMap(([field, of]) => {
    const sample = sampleOf(schema) as Record<string, unknown>;
    return [
      ...values.map((value) => [field, { ...sample, [field]: value }] as const),
      ...withEach(of, values).map(
        ([name, inner]) => [`${field}.${name}`, { ...sample, [field]: inner }] as const,
      ),
    ];
  });
}
