import type { Bilingual } from '../language.ts';

/** Where else than on the site and in search engines profiles stand, as their members read it. */
export const CHANNEL_LABELS = {
  data: { en: 'Open data, for anybody’s programs', fr: 'Les données ouvertes, pour tout programme' },
  health: {
    en: 'Health systems and helplines such as 211',
    fr: 'Les systèmes de santé et les lignes d’aide comme le 211',
  },
  assistants: { en: 'AI assistants', fr: 'Les assistants d’intelligence artificielle' },
  sites: { en: 'Boxes on other websites', fr: 'Les encadrés d’autres sites Web' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type Channel = keyof typeof CHANNEL_LABELS;
