import type { Vocabulary } from '../../src/vocabulary/term.ts';

/** The terms of `content/vocabularies/therapies.txt`. */
export declare const therapyVocabulary: Vocabulary;
