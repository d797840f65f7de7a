import { compileAssessments } from './content/compile-assessments.ts';
import { compileCrisisLines } from './content/compile-crisis-lines.ts';
import { compileVocabularies } from './content/compile-vocabularies.ts';

/** Writes as modules what the programs read of `content/`; nothing where that is as it was. */
export async function generateModules(): Promise<void> {
  await compileAssessments();
  await compileCrisisLines();
  await compileVocabularies();
  // Later: it reads what is written above.
  const { compileUnderstanding } = await import('./understanding/compile.ts');
  await compileUnderstanding();
}
