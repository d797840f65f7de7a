import { expect, it } from 'vitest';
import { emptyForm } from './empty-form.ts';
import { checkForm, FORM_LIMITS } from './profile-schema.ts';

const form = { ...emptyForm, name: 'Ana Roy' };

it('accepts a form with only a name', () => {
  expect(checkForm(form)).toEqual({});
});

it.each([
  [{ name: '   ' }, { name: 'nameRequired' }],
  [{ name: 'Ana\nRoy' }, { name: 'singleLine' }],
  [{ website: 'javascript:alert(1)' }, { website: 'webScheme' }],
  [{ bookingUrl: 'http://localhost/' }, { bookingUrl: 'webInternal' }],
  [{ bio: 'x'.repeat(FORM_LIMITS.bio + 1) }, { bio: 'tooLong' }],
  [{ languages: Array.from({ length: 300 }, (_, at) => `Language ${at}`) }, { languages: 'listTooLong' }],
  [{ socialLinks: { ...form.socialLinks, youtube: 'data:,x' } }, { 'socialLinks.youtube': 'webScheme' }],
  [
    { experience: { ...form.experience, adhd: { years: '81', approaches: [] } } },
    { 'experience.adhd.years': 'years' },
  ],
  [
    { experience: { ...form.experience, adhd: { years: 'many', approaches: [] } } },
    { 'experience.adhd.years': 'years' },
  ],
])('names the refused control with the reason (%#)', (changes, errors) => {
  expect(checkForm({ ...form, ...changes })).toEqual(errors);
});

it('names every refused control in the order of the form', () => {
  const errors = checkForm({ ...form, secondBio: 'x'.repeat(10_001), website: 'x y', name: '' });
  expect(Object.keys(errors)).toEqual(['name', 'website', 'secondBio']);
});
