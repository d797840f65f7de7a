import { MAIL_KINDS } from '@directory/api/messages/mail/mail-kind';
import {
  contactConfirmationMail,
  contactMessageMail,
} from '../../api/src/messages/mail/templates/contact.ts';
import { assessmentResultsMail } from '../../api/src/messages/mail/templates/assessment-results.ts';
import {
  listingConfirmationMail,
  listingDeclinedMail,
  listingRequestMail,
} from '../../api/src/messages/mail/templates/listings.ts';
import { inquiryNewsMail, inquirySettledMail } from '../../api/src/messages/mail/templates/inquiries.ts';
import { openingText } from '@directory/domain/profile/openings';
import { openingAlertMail, openingToldMail } from '../../api/src/messages/mail/templates/openings.ts';
import { premiumMail } from '../../api/src/messages/mail/templates/premium.ts';
import { profileQuestionMail } from '../../api/src/messages/mail/templates/profile-question.ts';
import { answersTo, OCCASIONS, REPORTS } from '@directory/domain/profile/questions';
import { whatTheySaid } from '@directory/domain/inquiries/words';
import {
  contactAddressConfirmationMail,
  contactAddressNoticeMail,
} from '../../api/src/messages/mail/templates/contact-address.ts';
import { dataLinkMail } from '../../api/src/messages/mail/templates/own-data.ts';
import { signInAddressMail } from '../../api/src/messages/mail/templates/sign-in-address.ts';
import {
  memberMail,
  passwordChangedMail,
  personErasedMail,
} from '../../api/src/messages/mail/templates/members.ts';
import {
  profileBegunMail,
  profileChangeDecisionMail,
  profileChangesWaitingMail,
} from '../../api/src/messages/mail/templates/profile-changes.ts';
import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { CRISIS_LINES, US_CRISIS_LINES } from '@directory/domain/crisis-lines/choose';
import { type Language, LANGUAGES } from '@directory/domain/language';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readingLevel } from './reading-level.ts';

/** Grade 8 is what Canadian writers for the public aim at, grade 6 where somebody may be in distress. */
const GENERAL = 8;
const CRISIS = 6;
const IN_DISTRESS = /crisis|danger|safety-plan|tonight|how-to-talk|walk-in/;
/** What may be harder, and why. */
const HARDER: Readonly<Record<string, number>> = {
  // Titles and the bodies that give them are its subject: "Psychological Association of Manitoba" alone has 14 syllables.
  'guides/psychologist-psychiatrist-or-therapist.en.md': 10,
};
/** Fewer words are no sample: the formulas are of averages. */
const FEWEST_WORDS = 60;

const root = resolve(import.meta.dirname, '..', '..');

/** Text without markup, as paragraphs that are sentences: a label is none. */
const sentences = (texts: readonly string[]) =>
  texts
    .map((text) =>
      text
        .replace(/<[^>]+>|[*_`#>]+|\[([^\]]*)\]\([^)]*\)|\{#[^}]*\}/g, '$1')
        .replace(/\{\{[^}]*\}\}|https?:\S+/g, 'Ana')
        .trim(),
    )
    .filter((text) => /[.!?…:]\s*[»”")]?$/.test(text));

/** Every text that is written somewhere, and where. */
type Written = [where: string, paragraphs: string[], language: Language];

function contentTexts(): Written[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file): Written => {
      const text = readFileSync(join(root, 'content', file), 'utf8').replace(/^---[^]*?\n---\n/, '');
      return [
        file,
        sentences(text.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)),
        file.endsWith('.fr.md') ? 'fr' : 'en',
      ];
    });
}

async function interfaceTexts(): Promise<Written[]> {
  const folder = join(root, 'web', 'src', 'i18n');
  return Promise.all(
    LANGUAGES.flatMap((language) =>
      readdirSync(join(folder, language)).map(async (file): Promise<Written> => {
        const { strings } = (await import(join(folder, language, file))) as { strings: object };
        return [`i18n/${language}/${file}`, sentences(leaves(strings)), language];
      }),
    ),
  );
}

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);

const siteUrl = 'https://directory.example';
const message = {
  ...{ siteUrl, replyDay: 'monday', replyTime: 'morning', subject: 'Question', message: 'Bonjour.' },
  visitor: { name: 'Ada', email: 'ada@example.ca', phone: '204 555-0100', location: 'R3C 1A1' },
} as const;
const psychologist = { name: 'Ana', profileUrl: siteUrl };

/** Every mail in every state, by its name. */
function mails(language: Language): { name: string; subject: string; text: string }[] {
  const both = [true, false];
  return [
    ...both.map((forwarding) => ({
      name: 'contact-message',
      ...contactMessageMail({
        ...{ ...message, language, psychologist, forwarding },
        inquiry: { answerUrl: siteUrl, asksOthers: forwarding },
      }),
    })),
    {
      name: 'contact-message',
      ...contactMessageMail({ ...message, language, psychologist: null, forwarding: false }),
    },
    ...both.flatMap((held) =>
      [null, 'Ana'].map((psychologistName) => ({
        name: 'contact-confirmation',
        ...contactConfirmationMail({
          language,
          siteUrl,
          psychologistName,
          forwarding: held,
          hasPhone: held,
          held,
          inquiry: { pageUrl: siteUrl, namesOthers: held },
        }),
      })),
    ),
    ...both.flatMap((isOver) =>
      [null, 'Ana', 'gone'].map((yes) => ({
        name: 'inquiry-news',
        ...inquiryNewsMail({
          ...{
            language,
            siteUrl,
            pageUrl: siteUrl,
            yes: yes === 'gone' ? null : yes,
            isGone: yes === 'gone',
            isOver,
            isFull: yes === null,
            next: 'Bo',
            asksNext: isOver,
            isConfirmed: yes !== null,
          },
          people: [
            { name: 'Ana', said: whatTheySaid({ state: 'silent', day: null, suggestion: null }, language) },
          ],
          links: { online: siteUrl, walkIn: siteUrl, tonight: siteUrl },
        }),
      })),
    ),
    ...(
      [
        ['settled', null],
        ['missing', siteUrl],
        ['missing', null],
      ] as const
    ).map(([about, dashboardUrl]) => ({
      name: about === 'settled' ? 'inquiry-settled' : 'answers-missing',
      ...inquirySettledMail({
        ...{ about, language, siteUrl, dashboardUrl, name: 'Ana', sender: 'Ada', day: '26 November 2026' },
      }),
    })),
    ...[...REPORTS, ...OCCASIONS].map((cause) => ({
      name: 'profile-question',
      ...profileQuestionMail({
        ...{ language, siteUrl, cause, name: 'Ana', profileUrl: siteUrl },
        answers: answersTo(cause).map((answer) => [answer, siteUrl] as const),
      }),
    })),
    ...[false, true].flatMap((isClaim) => [
      {
        name: 'listing-request',
        ...listingRequestMail({
          ...{ id: '1', language, siteUrl, name: 'Ada', email: 'ada@example.ca', phone: '1', province: 'MB' },
          ...{ city: 'Brandon', registrationNumber: '7', listingType: 'free', message: 'x' },
          profile: isClaim ? { id: '1', name: 'Ada', number: '7', city: null } : null,
        }),
      },
      { name: 'listing-confirmation', ...listingConfirmationMail({ language, siteUrl, isClaim }) },
      {
        name: 'listing-declined',
        ...listingDeclinedMail({ language, siteUrl, link: siteUrl, reason: 'Non.', isClaim }),
      },
    ]),
    ...[false, true].map((isConfirmed) => ({
      name: 'opening-alert',
      ...openingAlertMail({ isConfirmed, language, siteUrl, pageUrl: siteUrl }),
    })),
    {
      name: 'opening-told',
      ...openingToldMail({
        ...{ language, siteUrl, pageUrl: siteUrl, profileUrl: siteUrl, name: 'Ana' },
        opening: openingText(
          { places: 2, times: 'Evenings', session: 'Online', from: '2026-12-01' },
          language,
        ),
      }),
    },
    ...(['ending', 'ended'] as const).map((event) => ({
      name: `premium-${event}`,
      ...premiumMail({ event, language, siteUrl, name: 'Ana', day: '1 January 2027', link: siteUrl }),
    })),
    ...(['invitation', 'password_reset'] as const).flatMap((purpose) =>
      [null, siteUrl].map((page) => ({
        name: 'member-mail',
        ...memberMail({ purpose, language, siteUrl, link: siteUrl, page, validHours: 24 }),
      })),
    ),
    {
      name: 'password-changed',
      ...passwordChangedMail({ language, siteUrl, passwordLink: siteUrl, contactLink: siteUrl }),
    },
    {
      name: 'contact-address-confirmation',
      ...contactAddressConfirmationMail({ language, siteUrl, link: siteUrl, name: 'Ana' }),
    },
    ...(['asked', 'changed'] as const).flatMap((event) =>
      [null, 'ana@example.ca'].map((address) => ({
        name: `contact-address-${event}`,
        ...contactAddressNoticeMail({
          ...{ language, siteUrl, event, address, old: address },
          ...{ passwordLink: siteUrl, contactLink: siteUrl },
        }),
      })),
    ),
    ...Object.entries({
      'sign-in-address-confirmation': 'new',
      'sign-in-address-consent': 'old',
      'sign-in-address-left': 'changed',
      'sign-in-address-changed': 'changed',
    } as const).map(([name, about]) => ({
      name,
      ...signInAddressMail({
        ...{ language, siteUrl, about, address: 'ana@example.ca' },
        ...{ link: siteUrl, passwordLink: siteUrl },
      }),
    })),
    ...both.flatMap((isAll) =>
      both.map((isSender) => ({
        name: 'person-erased',
        ...personErasedMail({ isAll, isSender, language, siteUrl, link: siteUrl }),
      })),
    ),
    { name: 'data-link', ...dataLinkMail({ language, siteUrl, link: siteUrl }) },
    { name: 'profile-begun', ...profileBegunMail({ language, siteUrl, profileId: '1' }) },
    {
      name: 'profile-changes-waiting',
      ...profileChangesWaitingMail({ language, siteUrl, waiting: 2, alike: 1 }),
    },
    ...(['approved', 'declined'] as const).map((state) => ({
      name: 'profile-change-decision',
      ...profileChangeDecisionMail({
        ...{
          language,
          siteUrl,
          link: siteUrl,
          contactLink: siteUrl,
          field: 'name',
          words: 'Ana',
          state,
          reason: 'Non.',
        },
      }),
    })),
    ...CONDITIONS.map((condition) => ({
      name: 'assessment-results',
      ...assessmentResultsMail({
        ...{
          language,
          siteUrl,
          condition,
          score: 9,
          severity: 'moderate',
          completedAt: new Date(0),
          discreet: true,
        },
      }),
    })),
  ];
}

/** What is said of the lines for people in danger, as one text: a line alone is too short, and numbers and hours would hide hard words. */
const crisisTexts = LANGUAGES.map((language): Written => {
  const said = [...CRISIS_LINES, ...US_CRISIS_LINES].flatMap(({ about, anywhere, instead }) =>
    [about, anywhere, instead].flatMap((words) => words?.[language] ?? []),
  );
  return ['crisis lines', sentences([...new Set(said)]), language];
});

/** Every kind of mail in all its states as one text, what several of them say counted once. */
const mailTexts = LANGUAGES.flatMap((language) => {
  const states = mails(language);
  return MAIL_KINDS.map((kind): Written => [
    kind,
    [
      ...new Set(
        states
          .filter(({ name }) => name === kind)
          .flatMap(({ text }) => sentences(text.split(/\n\s*\n/).map((one) => one.replaceAll('\n', ' ')))),
      ),
    ],
    language,
  ]);
});

/** Texts by themselves, and those that are too short for it together. */
function measurable(texts: readonly Written[]): Written[] {
  const isLong = ([, paragraphs, language]: Written) =>
    readingLevel(paragraphs, language).words >= FEWEST_WORDS;
  const short = texts.filter((text) => !isLong(text));
  return [
    ...texts.filter(isLong),
    ...LANGUAGES.map((language): Written => [
      `short ones, of ${short.length}`,
      short.flatMap(([, paragraphs, own]) => (own === language ? paragraphs : [])),
      language,
    ]),
  ].filter(([, paragraphs]) => paragraphs.length > 0);
}

describe.each([
  ['page', measurable([...contentTexts(), ...(await interfaceTexts())])],
  ['line for people in danger', crisisTexts],
  ['mail', measurable(mailTexts)],
] as const)('every %s', (_, written) => {
  it('is in plain words', () => {
    const hard = written.flatMap(([where, paragraphs, language]) => {
      const { grade } = readingLevel(paragraphs, language);
      const most = HARDER[where] ?? (IN_DISTRESS.test(where) ? CRISIS : GENERAL);
      return grade > most ? [`${where} (${language}): grade ${grade.toFixed(1)}, at most ${most}`] : [];
    });
    expect(hard).toEqual([]);
  });
});

it('every kind of mail is among them', () => {
  expect([...new Set(mails('en').map(({ name }) => name))].sort()).toEqual([...MAIL_KINDS].sort());
});
