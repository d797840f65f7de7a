import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { filesIn, writeModule } from '../generated-module.ts';

/** Writes each file of `content/assessments`, `<condition>.<language>.yaml`, as a module that exports its `definition`. */
export async function compileAssessments(): Promise<void> {
  const schema = join(projectRoot, 'domain', 'src', 'assessments', 'texts.ts');
  for (const file of filesIn(join(projectRoot, 'content', 'assessments'))) {
    const name = basename(file, '.yaml');
    await writeModule(`assessments/${name}`, [import.meta.filename, schema, file], async () => {
      const [{ readYaml }, { assessmentTextsSchema }] = await Promise.all([
        import('./front-matter.ts'),
        import('../../../domain/src/assessments/texts.ts'),
      ]);
      const texts = readYaml(relative(projectRoot, file), readFileSync(file, 'utf8'), assessmentTextsSchema);
      const said = [...name.split('.'), texts].map((value) => JSON.stringify(value)).join(', ');
      return `import { defineAssessment } from '../../src/assessments/definition.ts';\nexport const definition = defineAssessment(${said});\n`;
    });
  }
}
