import { describe, expect, it } from 'vitest';
import { offersService, servicePhrases, termOfSlug } from './service-words.ts';

const offers = (value: string, slug: string) => offersService(value, servicePhrases(slug));

describe('a service’s slug', () => {
  it.each([
    ['Anxiety', 'anxiety-therapy'],
    ['Anxiety', 'anxiete'],
    ['ADHD', 'tdah'],
    ['Couples', 'marriage-counselling'],
    ['Équithérapie', 'equitherapie'],
    ['Bipolar Disorder', 'disorder'],
  ])('finds %s by any word of %s, in either language', (value, slug) => {
    expect(offers(value, slug)).toBe(true);
  });

  it.each([
    ['Addictions', 'add'],
    ['Grief and Loss', 'and'],
    ['Anxiety', 'therapist'],
    ['Bipolar Disorder', 'panic-disorder'],
    ['Indigenous Mental Health', 'perinatal-mental-health'],
  ])('does not find %s by %s', (value, slug) => {
    expect(offers(value, slug)).toBe(false);
  });

  it('names a term of the vocabulary only as a whole', () => {
    expect(termOfSlug('anxiete')).toBe('Anxiety');
    expect(termOfSlug('grief-and-loss')).toBe('Grief and Loss');
    expect(termOfSlug('tdah')).toBe('ADHD');
    expect(termOfSlug('anxiety-therapy')).toBeUndefined();
  });
});
