import { describe, expect, it } from 'vitest';
import { offersService, servicePhrases, termOfSlug } from './service-words.ts';

const offers = (value: string, slug: string) => offersService(value, servicePhrases(slug));

describe('a service’s slug', () => {
  it.each([
    ['Anxiety', 'anxiety'],
    ['Anxiety', 'anxiety-therapy'],
    ['Anxiety', 'anxiete'],
    ['Social Anxiety', 'anxiety'],
    ['ADHD', 'tdah'],
    ['ADHD', 'attention-deficit'],
    ['PTSD', 'stress-post-traumatique'],
    ['Couples', 'marriage-counselling'],
    ['Grief and Loss', 'deuil'],
    ['Équithérapie', 'equitherapie'],
    ['Depression', 'anxiety-depression'],
    ['Bipolar Disorder', 'disorder'],
    ['Indigenous Mental Health', 'mental-health'],
    ['Eating Disorders', 'troubles-alimentaires'],
  ])('finds %s by any word of %s, in either language', (value, slug) => {
    expect(offers(value, slug)).toBe(true);
  });

  it.each([
    ['Depression', 'anxiety'],
    ['Addictions', 'add'],
    ['Grief and Loss', 'and'],
    ['Anxiety', 'therapist'],
    ['Autism', 'art'],
    ['Anxiety', ''],
    ['Bipolar Disorder', 'panic-disorder'],
    ['Anger Management', 'stress-management'],
    ['Indigenous Mental Health', 'perinatal-mental-health'],
    ['Troubles d’apprentissage', 'troubles-alimentaires'],
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
