import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { exported, filesIn, writeModule } from '../generated-module.ts';

const FOLDER = join(projectRoot, 'content', 'crisis-lines');
/** Of Canada, in the order to show them. */
const CANADA = ['distress', 'violence', 'medical', 'child', 'others'];

/** Writes `content/crisis-lines` as modules: the lines, and by themselves the numbers that every page shows. */
export async function compileCrisisLines(): Promise<void> {
  const schema = join(projectRoot, 'domain', 'src', 'crisis-lines', 'line.ts');
  const sources = [import.meta.filename, schema, ...filesIn(FOLDER)];
  await writeModule('crisis-lines', sources, async () => {
    const canada = (await Promise.all(CANADA.map(read))).flat();
    return exported('canada', canada) + exported('unitedStates', await read('united-states'));
  });
  await writeModule('province-calls', sources, async () => {
    const own = (await read('distress')).filter(({ province }) => province).toReversed();
    // The first of a province.
    return exported('provinceCalls', Object.fromEntries(own.map(({ province, call }) => [province, call])));
  });
}

async function read(name: string) {
  const [{ readYaml }, { crisisLineSchema }] = await Promise.all([
    import('./front-matter.ts'),
    import('../../../domain/src/crisis-lines/line.ts'),
  ]);
  const file = join(FOLDER, `${name}.yaml`);
  return readYaml(relative(projectRoot, file), readFileSync(file, 'utf8'), crisisLineSchema.array());
}
