import { LANGUAGES, type Language } from '@directory/domain/language';
import { describe, expect, it } from 'vitest';
import { contactConfirmationMail, contactMessageMail, type ContactMessageContent } from './contact.ts';
import { inquiryNewsMail, type InquiryNewsContent, inquirySettledMail } from './inquiries.ts';
import { openingAlertMail } from './openings.ts';
import { personErasedMail, memberMail } from './members.ts';
import { listingDeclinedMail, listingRequestMail } from './listings.ts';

const MARKUP = '<script>alert("x")</script><img src=x onerror=alert(1)>&amp;{{email}}';

const content: ContactMessageContent = {
  language: 'en',
  siteUrl: 'https://directory.example',
  visitor: { name: 'Ada Martin', email: 'ada@example.ca', phone: '204 555-0100', location: 'R3C 1A1' },
  replyDay: 'monday',
  replyTime: 'morning',
  subject: null,
  message: 'First line\n\n- - -\nLast line',
  psychologist: {
    name: 'Élise Côté',
    profileUrl: 'https://directory.example/manitoba/winnipeg/psychologist/elise-cote',
  },
  forwarding: false,
};

describe("a visitor's message", () => {
  it('tells the psychologist who wrote, when to reply and how', () => {
    const mail = contactMessageMail(content);
    expect(mail.subject).toBe('Message from Ada Martin');
    for (const words of [
      'Hello Élise Côté,',
      'ada@example.ca',
      '204 555-0100',
      'R3C 1A1',
      'Monday',
      'Morning (8AM-12PM)',
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain('> First line\n> \n> - - -\n> Last line');
    expect(mail.html).toContain('First line<br/><br/>- - -<br/>Last line');
    expect(mail.html).toContain('<html dir="ltr" lang="en">');
  });

  it("is in the psychologist's language", () => {
    const mail = contactMessageMail({ ...content, language: 'fr' });
    expect(mail.subject).toBe('Nouveau message (Ada Martin)');
    expect(mail.text).toContain('Bonjour Élise Côté,');
    expect(mail.text).toContain('Matin (8 h à 12 h)');
    expect(mail.html).toContain('lang="fr"');
    expect(mail.html).not.toContain('lang="en"');
  });

  it('leaves out what was not given', () => {
    const mail = contactMessageMail({
      ...content,
      visitor: { ...content.visitor, phone: null, location: null },
      replyDay: null,
      replyTime: null,
    });
    expect(mail.text).not.toMatch(/Phone|Postal code|Preferred/);
  });

  it('says who it must be passed on to', () => {
    const mail = contactMessageMail({ ...content, forwarding: true });
    expect(mail.subject).toBe('To pass on to Élise Côté: message from Ada Martin');
    expect(mail.text).toContain('who has no email address in the directory. Please pass it on.');
    expect(mail.text).not.toContain('Hello Élise');
    expect(mail.text).toContain('your reply goes to Ada Martin (ada@example.ca), not to Élise Côté.');
  });

  it('shows markup and slots in every field as the text they are', () => {
    const mail = contactMessageMail({
      ...content,
      visitor: { name: MARKUP, email: 'ada@example.ca', phone: MARKUP, location: MARKUP },
      replyDay: MARKUP,
      replyTime: MARKUP,
      subject: MARKUP,
      message: MARKUP,
    });
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.html.match(/&lt;script&gt;alert\(&quot;x&quot;\)&lt;\/script&gt;/g)?.length).toBe(8);
    expect(mail.text).toContain(`> ${MARKUP}`);
    expect(mail.subject).toBe(`Message from ${MARKUP}: ${MARKUP}`);
  });

  it('keeps its subject on one line', () => {
    const mail = contactMessageMail({
      ...content,
      visitor: { ...content.visitor, name: 'Ada\r\nBcc: eve@example.ca' },
    });
    expect(mail.subject).toBe('Message from Ada Bcc: eve@example.ca');
  });
});

describe('a confirmation', () => {
  it('names the psychologist and says where to turn at once, in both languages', () => {
    const english = contactConfirmationMail({
      language: 'en',
      siteUrl: content.siteUrl,
      psychologistName: 'Élise Côté',
      forwarding: false,
      hasPhone: true,
      held: false,
    });
    expect(english.text).not.toContain('later');
    expect(english.text).toContain('passing your message on to Élise Côté, who can answer you directly.');
    expect(english.text).toContain(
      'If someone is in danger now, call 911 (in Nunavut, the RCMP or your health centre).',
    );
    expect(english.text).toContain('call or text 9-8-8: day or night');
    expect(english.html).toMatch(/<a href="tel:911"[^>]*>911<\/a>/);
    expect(english.html).toMatch(/<a href="tel:988"[^>]*>Call 9-8-8<\/a>/);
    expect(english.html).toMatch(/<a href="sms:988"[^>]*>Text 9-8-8<\/a>/);
    // The number is read as a whole, however narrow the window.
    expect(english.html).toMatch(/call or text <a href="tel:988"[^>]*white-space:nowrap[^>]*>9-8-8<\/a>/);
    expect(english.text.indexOf('9-8-8')).toBeLessThan(english.text.indexOf('911'));
    const french = contactConfirmationMail({
      language: 'fr',
      siteUrl: content.siteUrl,
      psychologistName: null,
      forwarding: false,
      hasPhone: false,
      held: false,
    });
    expect(french.text).toContain('Merci d’avoir écrit au répertoire');
    expect(french.text).toContain(
      'en danger en ce moment, composez le 911 (au Nunavut, appelez la GRC ou votre centre de santé).',
    );
    expect(french.text).toContain('appelez ou textez le 9-8-8\u00a0: jour et nuit');
  });

  it('leads to the phone number of the profile only where there is one', () => {
    const shape = {
      siteUrl: content.siteUrl,
      psychologistName: 'Ada',
      forwarding: false,
      held: false,
    } as const;
    const text = (language: 'en' | 'fr', hasPhone: boolean) =>
      contactConfirmationMail({ ...shape, language, hasPhone }).text;
    expect(text('en', true)).toContain('try the phone number on the profile');
    expect(text('en', false)).not.toContain('phone number');
    expect(text('en', false)).toContain('If you hear nothing, write to another psychologist.');
    expect(text('fr', true)).toContain('numéro de téléphone du profil');
    expect(text('fr', false)).not.toContain('téléphone');
  });

  it('promises no answer where people are made up', () => {
    const shape = { siteUrl: content.siteUrl, forwarding: true, hasPhone: true, held: false };
    for (const [language, nobody] of [
      ['en', 'nobody will answer'],
      ['fr', 'personne ne répondra'],
    ] as const)
      for (const psychologistName of ['Élise Côté', null]) {
        const mail = { ...shape, language, psychologistName, isDemonstration: true };
        const { text } = contactConfirmationMail(mail);
        expect(text).toContain(nobody);
        expect(text).not.toMatch(
          /can answer|will get back|by hand|hear nothing|pourra|vous répondrons|nouvelles/,
        );
      }
  });

  it('of a message that waits for its turn says so, and where to turn at once', () => {
    const shape = {
      siteUrl: content.siteUrl,
      psychologistName: 'Élise Côté',
      forwarding: false,
      hasPhone: true,
      held: true,
    };
    const english = contactConfirmationMail({ ...shape, language: 'en' }).text;
    expect(english).toContain('yours goes out later, usually within a day');
    expect(english).toContain('call or text 9-8-8');
    const french = contactConfirmationMail({ ...shape, language: 'fr' }).text;
    expect(french).toContain('le vôtre partira donc plus tard');
    expect(french).toContain('appelez ou textez le 9-8-8');
  });
});

it('gives the operator a listing request with the commands that decide it', () => {
  const mail = listingRequestMail({
    id: '6b0a2f0e-0000-4000-8000-000000000001',
    language: 'en',
    siteUrl: content.siteUrl,
    name: MARKUP,
    email: 'ada@example.ca',
    phone: null,
    province: 'MB',
    city: MARKUP,
    registrationNumber: MARKUP,
    listingType: 'annual',
    message: MARKUP,
    profile: null,
  });
  expect(mail.text).toContain('listings accept 6b0a2f0e-0000-4000-8000-000000000001');
  expect(mail.text).toContain(
    'told nothing until you invite them:\nnpm run admin -- members invite <email> --new',
  );
  expect(mail.text).toContain('Manitoba');
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(mail.html.match(/&lt;script&gt;/g)?.length).toBe(5);
});

it('tells whoever is not listed why, and where to write', () => {
  const link = 'https://directory.example/contact';
  const english = listingDeclinedMail({
    language: 'en',
    siteUrl: content.siteUrl,
    link,
    reason: MARKUP,
    isClaim: false,
  });
  expect(english.text).toContain(`The reason we noted:\n\n> ${MARKUP}`);
  expect(english.text).toContain(link);
  expect(english.html).not.toMatch(/<script|<img/);
  const french = listingDeclinedMail({
    language: 'fr',
    siteUrl: content.siteUrl,
    link,
    reason: null,
    isClaim: false,
  });
  expect(french.subject).toBe('Votre demande d’inscription');
  expect(french.text).not.toContain('La raison');
});

const invitation = (language: Language, page: string | null) =>
  memberMail({
    purpose: 'invitation',
    language,
    siteUrl: content.siteUrl,
    link: 'https://directory.example/reset-password',
    page,
    validHours: 24,
  });

it.each(LANGUAGES)('an invitation to a public profile says so, with its address, %s', (language) => {
  const page = 'https://directory.example/manitoba/winnipeg/psychologist/elise-cote';
  const mail = invitation(language, page);
  expect(mail.text).toMatch(/Visitors see your profile already|Les visiteurs voient déjà votre profil/);
  expect(mail.text).toContain(page);
  expect(mail.text).not.toMatch(/and not before|et pas avant/);
  expect(invitation(language, null).text).not.toContain('/manitoba');
});

it.each(LANGUAGES)(
  'an invitation says no more of the registration than the dashboard does, %s',
  (language) => {
    const mail = invitation(language, null);
    expect(mail.text).not.toMatch(/We have checked|Nous avons vérifié/);
    expect(mail.text).toMatch(
      /once we have checked your registration|une fois votre inscription au registre vérifiée/,
    );
    // A new name waits for the operator.
    expect(mail.text).toMatch(/once we have checked them\.|une fois que nous les avons vérifiés\./);
  },
);

it('news of a message tell nobody who sees a subject what came back, and what is needed before the next is asked', () => {
  const news = {
    ...{ language: 'en' as const, siteUrl: content.siteUrl, pageUrl: content.siteUrl, yes: null, next: 'Bo' },
    ...{ people: [], isOver: false, isGone: false, isFull: false, asksNext: true, isConfirmed: true },
    links: { online: '', walkIn: '', tonight: '' },
  } satisfies InquiryNewsContent;
  for (const more of [{ yes: 'Ana' }, { isOver: true, isFull: true }, { isOver: true, isGone: true }, {}])
    expect(inquiryNewsMail({ ...news, ...more }).subject).toBe('News about your message');
  expect(inquiryNewsMail(news).text).toContain('As you agreed, we ask Bo next');
  expect(inquiryNewsMail({ ...news, isConfirmed: false }).text).toContain('Only then can we ask Bo.');
});

it('that no answer is needed says whose', () => {
  const settled = {
    about: 'settled',
    language: 'en',
    siteUrl: '',
    dashboardUrl: null,
    name: 'Ana',
    day: 'May 1',
  } as const;
  expect(inquirySettledMail({ ...settled, sender: 'Ada' }).text).toContain('Ada wrote to you');
  expect(inquirySettledMail({ ...settled, sender: null }).text).toContain('Somebody wrote to you');
});

it('whoever answers by email is asked to press that, too', () => {
  const mail = contactMessageMail({ ...content, inquiry: { answerUrl: content.siteUrl, asksOthers: false } });
  expect(mail.text).toMatch(/I will write back[\s\S]*please press “I will write back”, too/);
});

describe('the mail that asks who wants to be told of openings', () => {
  it('promises nobody who is told already that doing nothing ends it', () => {
    const links = { siteUrl: 'https://directory.example', pageUrl: 'https://directory.example/alert' };
    for (const [language, promise, stays] of [
      ['en', 'nothing more is sent', 'nothing changes'],
      ['fr', 'n’enverrons rien d’autre', 'rien ne change'],
    ] as const) {
      const first = openingAlertMail({ ...links, language, isConfirmed: false }).text;
      const again = openingAlertMail({ ...links, language, isConfirmed: true }).text;
      expect([first.includes(promise), first.includes(stays)]).toEqual([true, false]);
      expect([again.includes(promise), again.includes(stays)]).toEqual([false, true]);
    }
  });
});

describe('the mail to who was erased', () => {
  it('says that everything is gone only where it is', () => {
    const links = { siteUrl: 'https://directory.example', link: 'https://directory.example/privacy' };
    for (const [language, isSender, all, left] of [
      ['en', false, 'everything that was kept about you', 'we left that'],
      ['fr', false, 'tout ce qui était conservé', 'nous n’y avons pas touché'],
      ['en', true, 'has erased all that it held of this address', 'we left that'],
      ['fr', true, 'a effacé tout ce qu’il gardait', 'nous n’y avons pas touché'],
    ] as const) {
      const whole = personErasedMail({ ...links, language, isSender, isAll: true }).text;
      const partly = personErasedMail({ ...links, language, isSender, isAll: false }).text;
      expect([whole.includes(all), whole.includes(left)]).toEqual([true, false]);
      expect([partly.includes(all), partly.includes(left)]).toEqual([false, true]);
    }
  });
});
