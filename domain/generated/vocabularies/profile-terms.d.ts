import type { Term } from '../../src/vocabulary/term.ts';

// The lists of `content/vocabularies/profile-terms.txt`, by their headings.
export declare const assessments: readonly Term[];
export declare const payments: readonly Term[];
export declare const populations: readonly Term[];
export declare const certificates: readonly Term[];
export declare const waitTimes: readonly Term[];
export declare const appointmentTimes: readonly Term[];
export declare const accessibility: readonly Term[];
