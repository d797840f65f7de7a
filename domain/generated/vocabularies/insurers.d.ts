import type { Vocabulary } from '../../src/vocabulary/term.ts';

/** The terms of `content/vocabularies/insurers.txt`. */
export declare const insurerVocabulary: Vocabulary;
