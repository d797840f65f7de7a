import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'zod';
import { projectRoot } from './fingerprint.ts';
import { filesIn, writeModule } from './generated-module.ts';

const ASSESSMENTS = join(projectRoot, 'content', 'assessments');
const LINES = join(projectRoot, 'content', 'crisis-lines');
/** The lines of Canada, in the order to show them. */
const CANADA = ['distress', 'violence', 'medical', 'child', 'others'];
const schemaFile = (name: string) => join(projectRoot, 'domain', 'src', name);

/** Writes as modules of the domain what the programs read of `content/`; nothing where that is as it was. */
export async function generateModules(): Promise<void> {
  await compileAssessments();
  await compileCrisisLines();
  await compileProvinces();
  await compileVocabularies();
  // Later: it reads what is written above.
  const { compileUnderstanding } = await import('./understanding/compile.ts');
  await compileUnderstanding();
}

/** Each `<condition>.<language>.yaml` is a module that exports its `definition`. */
async function compileAssessments(): Promise<void> {
  const schema = schemaFile('assessments/texts.ts');
  for (const file of filesIn(ASSESSMENTS)) {
    const name = basename(file, '.yaml');
    await writeModule(`assessments/${name}`, [import.meta.filename, schema, file], async () => {
      const { assessmentTextsSchema } = await import('../../domain/src/assessments/texts.ts');
      const given = [...name.split('.'), await read(file, assessmentTextsSchema)];
      const definition = `defineAssessment(${given.map((value) => JSON.stringify(value)).join(', ')})`;
      return `import { defineAssessment } from '../../src/assessments/definition.ts';\nexport const definition = ${definition};\n`;
    });
  }
}

/** All lines together, and by themselves the numbers that every page shows. */
async function compileCrisisLines(): Promise<void> {
  const sources = [import.meta.filename, schemaFile('crisis-lines/line.ts'), ...filesIn(LINES)];
  const linesOf = async (name: string) => {
    const { crisisLineSchema } = await import('../../domain/src/crisis-lines/line.ts');
    return read(join(LINES, `${name}.yaml`), crisisLineSchema.array());
  };
  await writeModule('crisis-lines', sources, async () => ({
    canada: (await Promise.all(CANADA.map(linesOf))).flat(),
    unitedStates: await linesOf('united-states'),
  }));
  await writeModule('province-calls', sources, async () => {
    // The first of a province.
    const own = (await linesOf('distress')).filter(({ province }) => province).toReversed();
    return { provinceCalls: Object.fromEntries(own.map(({ province, call }) => [province, call])) };
  });
}

async function compileProvinces(): Promise<void> {
  const schema = schemaFile('places/regulation.ts');
  const schemas = () => import('../../domain/src/places/regulation.ts');
  const fileOf = (name: string) => join(projectRoot, 'content', 'provinces', `${name}.yaml`);
  const regulatorsFile = fileOf('regulators');
  await writeModule('regulators', [import.meta.filename, schema, regulatorsFile], async () => {
    const { regulators, ...others } = await read(regulatorsFile, (await schemas()).regulatorsSchema);
    const own = Object.entries(regulators).map(([province, rest]) => [province, { province, ...rest }]);
    return { ...others, regulators: Object.fromEntries(own) };
  });
  const telepsychologyFile = fileOf('telepsychology');
  await writeModule('telepsychology', [import.meta.filename, schema, telepsychologyFile], async () =>
    read(telepsychologyFile, (await schemas()).telepsychologySchema),
  );
}

/** Writes each file of `content/vocabularies` as a module of vocabularies: a browser's page loads those that it needs. */
async function compileVocabularies(): Promise<void> {
  for (const file of filesIn(join(projectRoot, 'content', 'vocabularies'))) {
    await writeModule(`vocabularies/${basename(file, '.txt')}`, [import.meta.filename, file], () => {
      const vocabularies = readVocabularies(basename(file), readFileSync(file, 'utf8')).map(
        ({ name, terms, unsaid }) => {
          const given = [terms, unsaid].filter((value) => value !== '').map((value) => JSON.stringify(value));
          return `export const ${name}Vocabulary = createVocabulary(${given.join(', ')});\n`;
        },
      );
      return `import { createVocabulary } from '../../src/vocabulary/term.ts';\n${vocabularies.join('')}`;
    });
  }
}

interface Vocabulary {
  name: string;
  unsaid: string;
  terms: { en: string; fr: string; aliases?: string[] }[];
}

/**
 * The vocabularies of a file, each under its heading, `# therapy: words that are left unsaid`. A remark begins with `//`.
 * @throws Error that names the line which stands nowhere, or names nothing in one of the languages
 */
function readVocabularies(file: string, text: string): Vocabulary[] {
  const vocabularies: Vocabulary[] = [];
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('//'))) {
    const [, name, unsaid = ''] = /^# (\w+)(?:: (.+))?$/.exec(line) ?? [];
    const [en, fr, ...aliases] = line.split('|').map((part) => part.trim());
    if (name) vocabularies.push({ name, unsaid, terms: [] });
    else if (!en || !fr || aliases.includes('')) throw new Error(`${file}: "${line}" lacks a name`);
    else if (vocabularies.length === 0) throw new Error(`${file}: "${line}" stands nowhere`);
    else vocabularies.at(-1)?.terms.push({ en, fr, ...(aliases.length > 0 && { aliases }) });
  }
  return vocabularies;
}

/** What a file of YAML says. Its readers are loaded when something is to be read: every program starts with this. */
async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const { readYaml } = await import('./content/front-matter.ts');
  return readYaml(relative(projectRoot, file), readFileSync(file, 'utf8'), schema);
}
