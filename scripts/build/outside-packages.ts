/** Packages that the programs' bundles leave outside, because files beside their code are needed: native parts, WebAssembly. */
export const OUTSIDE = ['sharp', 'satori'] as const;

/** Packages whose files the programs read by their path: typefaces, the pages of /api/docs. */
export const READ_AS_FILES = ['@fontsource/inter', 'swagger-ui-dist'] as const;
