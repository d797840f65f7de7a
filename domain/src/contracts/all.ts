// Every JSON endpoint's contract, for the type of them all: no program needs them together.
export * from './accuracy.ts';
export * from './analytics.ts';
export * from './assessment-results.ts';
export * from './contact.ts';
export * from './inquiries.ts';
export * from './member.ts';
export * from './openings.ts';
export * from './own-data.ts';
export * from './password-reset.ts';
export * from './profiles.ts';
export * from './questions.ts';
export * from './search.ts';
export * from './site.ts';
