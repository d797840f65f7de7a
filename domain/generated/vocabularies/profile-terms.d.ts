import type { Vocabulary } from '../../src/vocabulary/term.ts';

// The lists of `content/vocabularies/profile-terms.txt`, by their headings.
export declare const assessmentVocabulary: Vocabulary;
export declare const paymentVocabulary: Vocabulary;
export declare const populationVocabulary: Vocabulary;
export declare const certificateVocabulary: Vocabulary;
export declare const waitTimeVocabulary: Vocabulary;
export declare const appointmentTimeVocabulary: Vocabulary;
export declare const accessibilityVocabulary: Vocabulary;
