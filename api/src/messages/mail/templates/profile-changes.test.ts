import { describe, expect, it } from 'vitest';
import { doctorReportMail } from './doctor-report.tsx';
import { profileBegunMail, profileChangeDecisionMail, profileChangesWaitingMail } from './profile-changes.ts';

const siteUrl = 'https://directory.example';

it('the operator is told in their language how many wait, and how to decide', () => {
  const english = profileChangesWaitingMail({ language: 'en', siteUrl, waiting: 3, alike: 0 });
  expect(english.subject).toBe('Names and credentials waiting for your decision: 3');
  expect(english.text).toContain('npm run admin -- changes approve <id>');
  const french = profileChangesWaitingMail({ language: 'fr', siteUrl, waiting: 1, alike: 1 });
  expect(french.subject).toBe('Noms et titres à vérifier\u00a0: 1');
  expect(french.html).toContain('lang="fr"');
  expect(english.text).not.toContain('look like others');
  expect(french.text).toContain('pour le nom de quelqu’un d’autre\u00a0: 1.');
});

it('the operator is told of a profile that was begun, with what to type', () => {
  const profileId = '0ddf9a1f-81c5-4dca-810d-860d2553cc76';
  const english = profileBegunMail({ language: 'en', siteUrl, profileId });
  expect(english.text).toContain(`npm run admin -- profiles show ${profileId}`);
  const french = profileBegunMail({ language: 'fr', siteUrl, profileId });
  expect(french.subject).toBe('Un membre a commencé un profil');
  expect(french.text).toContain(`npm run admin -- profiles activate ${profileId}`);
});

it('the operator is told what fails with what to do, and what is worth a look while all is well', () => {
  const lines = ['redis: ECONNREFUSED', '→ Start Redis.'];
  const failed = doctorReportMail({ language: 'en', siteUrl, news: 'failed', parts: 25, lines });
  expect(failed.subject).toBe('Something is wrong with the directory');
  expect(failed.text).toContain('> redis: ECONNREFUSED\n> → Start Redis.');
  expect(failed.text).toContain('npm run admin -- doctor');
  const well = doctorReportMail({ language: 'fr', siteUrl, news: 'well', parts: 25, lines: ['dkim: none'] });
  expect(well.subject).toBe('Tout va bien dans le répertoire');
  expect(well.text).toContain('> dkim: none');
  expect(well.text).not.toContain('npm run');
  const mended = doctorReportMail({ language: 'en', siteUrl, news: 'mended', parts: 25, lines: [] });
  expect(mended.text).toContain('none of them fails any more');
  expect(mended.text).not.toContain('worth a look');
});

describe('the member is told', () => {
  const content = {
    language: 'en',
    siteUrl,
    link: `${siteUrl}/dashboard`,
    contactLink: `${siteUrl}/contact`,
    field: 'name',
    words: '<b>Ana</b> {{link}}',
    state: 'approved',
    reason: null,
  } as const;

  it('what is shown now, as text', () => {
    const mail = profileChangeDecisionMail(content);
    expect(mail.subject).toBe('Your new name is on your profile');
    expect(mail.text).toContain('> <b>Ana</b> {{link}}');
    expect(mail.html).not.toContain('<b>Ana');
    expect(mail.text).not.toContain('reason');
  });

  it('what is not, with the reason when there is one, in their language', () => {
    const mail = profileChangeDecisionMail({
      ...content,
      language: 'fr',
      field: 'credentials',
      words: null,
      state: 'declined',
      reason: 'Pas au registre.',
    });
    expect(mail.subject).toBe('Les titres de votre profil restent les mêmes');
    expect(mail.text).toContain('> Pas au registre.');
    expect(mail.text).not.toContain('> \n');
    // Nobody reads an answer to this mail.
    expect(mail.text).toContain(`Si c’est une erreur, écrivez-nous\u00a0: ${siteUrl}/contact`);
  });

  it('that credentials are gone, where none were asked for', () => {
    const mail = profileChangeDecisionMail({ ...content, field: 'credentials', words: null });
    expect(mail.subject).toBe('Your credentials are no longer on your profile');
    expect(mail.text).not.toContain('the credentials you asked for');
  });
});
