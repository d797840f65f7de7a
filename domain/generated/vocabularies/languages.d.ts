import type { Vocabulary } from '../../src/vocabulary/term.ts';

/** The terms of `content/vocabularies/languages.txt`. */
export declare const languageVocabulary: Vocabulary;
