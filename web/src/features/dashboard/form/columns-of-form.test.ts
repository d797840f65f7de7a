import { expect, it } from 'vitest';
import { columnsOfForm } from './columns-of-form.ts';
import { emptyForm } from './empty-form.ts';

const kept = { social_links: { mastodon: 'https://m.example.ca/@ana', youtube: 'https://youtube.com/a' } };

it('writes only the columns of the fields asked for', () => {
  const form = { ...emptyForm, name: ' Ana Roy ', bio: '', website: 'www.example.ca' };
  expect(columnsOfForm(form, ['name', 'bio', 'website'], kept)).toEqual({
    name: 'Ana Roy',
    bio: null,
    website: 'https://www.example.ca',
  });
});

it('keeps the register’s two flags in step with the session types', () => {
  const form = { ...emptyForm, sessionTypes: ['Online', 'Phone'] as const };
  expect(columnsOfForm(form, ['sessionTypes'], kept)).toEqual({
    session_types: 'Online, Phone',
    telepsychology: true,
    services_to: false,
  });
});

it('leaves out what nobody said of a condition, and keeps links to other networks', () => {
  const form = {
    ...emptyForm,
    experience: {
      ...emptyForm.experience,
      adhd: { years: '0', approaches: [] },
      anxiety: { years: '', approaches: ['EMDR'] },
    },
    socialLinks: { ...emptyForm.socialLinks, linkedin: 'linkedin.com/in/ana' },
  };
  expect(columnsOfForm(form, ['experience', 'socialLinks'], kept)).toEqual({
    specialties_detailed: { adhd: { experience_years: 0 }, anxiety: { approach: ['EMDR'] } },
    social_links: { mastodon: 'https://m.example.ca/@ana', linkedin: 'https://linkedin.com/in/ana' },
  });
});

it('an open question is no column of false', () => {
  expect(columnsOfForm(emptyForm, ['acceptingNewClients'], kept)).toEqual({ accepting_new_clients: null });
});
