import { compileVocabularies } from './content/compile-vocabularies.ts';

/** Writes as modules what the programs read of `content/`; nothing where that is as it was. */
export async function generateModules(): Promise<void> {
  await compileVocabularies();
  // Later: it reads what is written above.
  const { compileUnderstanding } = await import('./understanding/compile.ts');
  await compileUnderstanding();
}
