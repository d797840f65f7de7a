import type { Term } from '../../src/vocabulary/term.ts';

/** The terms of `content/vocabularies/languages.txt`. */
export declare const terms: readonly Term[];
