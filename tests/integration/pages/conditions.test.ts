import { describe, expect, it } from 'vitest';
import { wordsOf, readPage } from './read-page.ts';

const CONDITIONS = {
  adhd: { en: 'ADHD', fr: 'TDAH' },
  depression: { en: 'Depression', fr: 'Dépression' },
  anxiety: { en: 'Anxiety', fr: 'Anxiété' },
  ptsd: { en: 'PTSD', fr: 'TSPT' },
} as const;
const WORDS = {
  en: { assessment: 'Take the self-assessment', match: 'Find a psychologist', crisis: 'Crisis support' },
  fr: {
    assessment: 'Faire l’autoévaluation',
    match: 'Trouver un psychologue',
    crisis: 'Soutien en cas de crise',
  },
} as const;
const NAMES = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];

describe.each(NAMES)('the page of %s', (condition) => {
  it.each(['en', 'fr'] as const)('is whole before any script runs: %s', async (language) => {
    const { main, words, ids, html, structuredData } = await readPage(
      `/conditions/${condition}?lang=${language}`,
    );
    expect(wordsOf(/<h1[^>]*>[^]*?<\/h1>/.exec(main)?.[0] ?? '')).toBe(CONDITIONS[condition][language]);
    const note = main.slice(main.indexOf('role="note"'));
    expect(note.match(/href="(?:tel|sms):[^"]+"/g)?.slice(0, 2)).toEqual([
      'href="tel:988"',
      'href="sms:988"',
    ]);
    expect(words).toContain(WORDS[language].assessment);
    expect(main).toContain(`href="/assessment/${condition}"`);
    expect(words).toContain(WORDS[language].match);
    expect(main).toContain(`href="/therapist-match?condition=${condition}"`);

    const parts = ['overview', 'symptoms', 'causes', 'treatment', 'criteria', 'resources', 'sources'];
    if (condition === 'anxiety' || condition === 'ptsd') parts.push('types');
    const hasCrisis = condition === 'depression' || condition === 'ptsd';
    if (hasCrisis) parts.push('crisis-support');
    expect([...ids]).toEqual(expect.arrayContaining(parts));
    expect(words.includes(WORDS[language].crisis)).toBe(hasCrisis);
    // Each link of the contents leads to a part that is there, and no button does nothing.
    const anchors = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.sort()).toEqual(parts.sort());
    expect(main).not.toContain('<button');

    expect(structuredData.map((data) => data['@type'])).toContain('MedicalWebPage');
    // Its words came with the document; no chunk of a condition's content is asked for.
    expect(html).toMatch(/\/assets\/condition-page-[\w-]+\.js/);
    expect(html).not.toMatch(new RegExp(`/assets/${condition}`));
  });
});

it.each(['/conditions/insomnia', '/conditions'])('%s is a real 404', async (path) => {
  expect(await readPage(path)).toMatchObject({ status: 404, headings: 1 });
});

it.each([
  ['en', 'THESE ASSESSMENTS ARE NOT MEDICAL DIAGNOSES', '90 days', 'United States'],
  ['fr', 'CES AUTOÉVALUATIONS NE SONT PAS DES DIAGNOSTICS MÉDICAUX', '90 jours', 'États-Unis'],
] as const)('the disclaimer says everything: %s', async (language, title, privacy, heading) => {
  const { main, words } = await readPage(`/assessment-disclaimer?lang=${language}`);
  /** From an id to the end of its section. */
  const part = (id: string) => new RegExp(`id="${id}"[^]*?</section>`).exec(main)?.[0] ?? '';
  expect(words).toContain(title);
  expect(wordsOf(`<div ${part('privacy')}`)).toContain(privacy);
  const emergency = wordsOf(`<div ${part('emergency')}`);
  for (const number of ['911', '9-8-8', '1-800-668-6868', '1-855-242-3310'])
    expect(emergency).toContain(number);
  // Thoughts lead to 9-8-8 first, danger to 911.
  expect([...part('help').matchAll(/href="((?:tel|sms):[^"]+)"/g)].map(([, href]) => href)).toEqual([
    'tel:988',
    'sms:988',
    'tel:911',
    'tel:911',
  ]);
  // The United States' line stands below its own heading only.
  expect(words.indexOf('741741')).toBeGreaterThan(words.indexOf(heading));
  expect(words.indexOf('741741')).toBe(words.lastIndexOf('741741'));
  // When somebody last changed it, not when it is read.
  const [, day] = /<time[^>]*dateTime="([^"]+)"/i.exec(main) ?? [];
  expect(day).toBe('2026-11-23');
  expect(main).toContain('href="/assessments"');
  expect(main).toContain('href="/"');
});
