import type { Vocabulary } from '../../src/vocabulary/term.ts';

/** The terms of `content/vocabularies/specialties.txt`. */
export declare const specialtyVocabulary: Vocabulary;
