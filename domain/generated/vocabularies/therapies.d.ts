import type { Term } from '../../src/vocabulary/term.ts';

/** The terms of `content/vocabularies/therapies.txt`. */
export declare const terms: readonly Term[];
