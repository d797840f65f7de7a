import { MOST_ASKED } from '@directory/domain/inquiries/inquiry';
import type { Language } from '@directory/domain/language';
import { CrisisLines } from './crisis-lines.tsx';
import { FieldList, Layout, LinkList, Paragraph, PlainLink } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

/** What is new about a message, for its sender. Nothing of it is the sender's, as in the confirmation. */
export interface InquiryNewsContent {
  language: Language;
  siteUrl: string;
  pageUrl: string;
  /** Each with a sentence; five at most. */
  people: readonly { name: string; said: string }[];
  /** Who says yes; null for nobody. It stands in no subject, which others may see. */
  yes: string | null;
  isOver: boolean;
  /** Whom it began with is not in the directory any more. */
  isGone: boolean;
  /** Everybody has said that they have no room, or could not be reached. */
  isFull: boolean;
  /** Who can be asked next; null where nobody may be. */
  next: string | null;
  /** That is done by itself. */
  asksNext: boolean;
  /** The sender's address: before it is, nobody else is asked. */
  isConfirmed: boolean;
  /** Who takes new clients online in the province, and where to go without an appointment. */
  links: { online: string; walkIn: string; tonight: string };
}

export function inquiryNewsMail(content: InquiryNewsContent): {
  subject: string;
  html: string;
  text: string;
} {
  const {
    language,
    siteUrl,
    pageUrl,
    people,
    yes,
    isOver,
    isGone,
    isFull,
    next,
    asksNext,
    isConfirmed,
    links,
  } = content;
  const numbered = people
    .slice(0, MOST_ASKED)
    .map((person, index) => ({ ...person, number: String(index + 1) }));
  const shape: Shape = {
    yes: yes !== null,
    over: isOver,
    gone: isGone,
    full: isFull,
    next: next !== null && yes === null,
    asksNext,
    confirmed: isConfirmed,
    ...Object.fromEntries(numbered.map(({ number }) => [`person${number}`, true])),
  };
  const values = {
    ...{ siteUrl, pageUrl, yes: yes ?? '', next: next ?? '', ...links },
    ...Object.fromEntries(numbered.map(({ number, name }) => [`name${number}`, name])),
    ...Object.fromEntries(numbered.map(({ number, said }) => [`said${number}`, said])),
  };
  return fillTemplate('inquiry-news', language, shape, () => build(language, shape, numbered), values);
}

type Shape = Record<'yes' | 'over' | 'gone' | 'full' | 'next' | 'asksNext' | 'confirmed', boolean> &
  Record<string, boolean>;

function build(language: Language, shape: Shape, people: readonly { number: string }[]): Template {
  const words = WORDS[language];
  const over = shape.gone ? words.gone : shape.full ? words.full : words.over;
  const overText = shape.gone ? words.goneText : shape.full ? words.fullText : words.overText;
  const next = shape.asksNext ? words.asksNext : words.next;
  const heading = shape.yes ? words.yes : shape.over ? over : words.news;
  return {
    subject: words.news,
    document: (
      <Layout language={language} heading={heading} footer={words.footer}>
        {shape.over && !shape.yes && <Paragraph>{overText}</Paragraph>}
        <FieldList values={people.map(({ number }) => [slot(`name${number}`), slot(`said${number}`)])} />
        {shape.yes && <Paragraph>{words.yesText}</Paragraph>}
        {shape.next && <Paragraph>{shape.confirmed ? next : words.confirm}</Paragraph>}
        <Paragraph>
          {words.page} <PlainLink href={slot('pageUrl')} />
        </Paragraph>
        {shape.over && !shape.yes && (
          <LinkList
            heading={words.ways}
            links={[
              [words.online, slot('online')],
              [words.walkIn, slot('walkIn')],
              [words.tonight, slot('tonight')],
            ]}
          />
        )}
        <CrisisLines language={language} />
      </Layout>
    ),
  };
}

const ENGLISH = {
  news: 'News about your message',
  yes: `${slot('yes')} says yes`,
  over: 'No yes so far',
  overText:
    'Nobody has said yes here. Some answer by email: look in your mailbox, too. Many psychologists are full, and it says nothing about you or what you wrote. There are other ways to get help. The list of those who work online can include people whom you asked already.',
  gone: 'About your message',
  goneText:
    'The psychologist whom you wrote to is no longer in this directory. We are sorry. It says nothing about you or what you wrote. There are other ways to get help.',
  full: 'No room just now',
  fullText:
    'We are sorry. Many psychologists are full, and it says nothing about you or what you wrote. There are other ways to get help. The list of those who work online can include people whom you asked already.',
  yesText:
    'You will hear from them, or you can use the phone number on their profile. Once it has worked out, please say so on your page: the others are then told that you need no answer.',
  next: `You can have ${slot('next')} asked next, on your page.`,
  asksNext: `As you agreed, we ask ${slot('next')} next if nobody says yes.`,
  confirm: `Please confirm on your page that the message is yours. Only then can we ask ${slot('next')}.`,
  page: 'Your page, with everything so far:',
  ways: 'What you can do now',
  online: 'Psychologists in your province who take new clients online',
  walkIn: 'Help without an appointment, where you live',
  tonight: 'What to do tonight',
  footer:
    'To protect your privacy, this email repeats nothing of what you wrote. If you did not write to us, you can end this on the page above. It was sent automatically; please do not reply to it.',
};

const FRENCH: Readonly<typeof ENGLISH> = {
  news: 'Des nouvelles de votre message',
  yes: `${slot('yes')} dit oui`,
  over: 'Pas encore de oui',
  overText:
    'Personne n’a dit oui ici. Certaines personnes répondent par courriel : regardez aussi votre boîte de réception. Bien des psychologues n’ont plus de place; cela ne dit rien de vous ni de ce que vous avez écrit. Il y a d’autres façons d’obtenir de l’aide. La liste des psychologues en ligne peut comprendre des personnes à qui vous avez déjà écrit.',
  gone: 'Au sujet de votre message',
  goneText:
    'La personne à qui vous avez écrit ne figure plus dans ce répertoire. Nous en sommes désolés. Cela ne dit rien de vous ni de ce que vous avez écrit. Il y a d’autres façons d’obtenir de l’aide.',
  full: 'Pas de place en ce moment',
  fullText:
    'Nous en sommes désolés. Bien des psychologues n’ont plus de place : cela ne dit rien de vous ni de ce que vous avez écrit. Il y a d’autres façons d’obtenir de l’aide. La liste des psychologues en ligne peut comprendre des personnes à qui vous avez déjà écrit.',
  yesText:
    'Vous aurez bientôt de ses nouvelles; vous pouvez aussi composer le numéro de son profil. Une fois que c’est réglé, dites-le sur votre page : les autres sauront qu’il n’est plus nécessaire de répondre.',
  next: `Vous pouvez faire écrire à ${slot('next')}, sur votre page.`,
  asksNext: `Comme convenu, nous écrirons ensuite à ${slot('next')} si personne ne dit oui.`,
  confirm: `Veuillez confirmer sur votre page que le message est de vous. Nous pourrons alors écrire à ${slot('next')}.`,
  page: 'Votre page, avec tout ce qui s’est passé :',
  ways: 'Ce que vous pouvez faire maintenant',
  online: 'Les psychologues de votre province qui prennent de nouveaux clients en ligne',
  walkIn: 'De l’aide sans rendez-vous, là où vous vivez',
  tonight: 'Que faire ce soir',
  footer:
    'Pour protéger votre vie privée, ce courriel ne répète rien de ce que vous avez écrit. Si vous ne nous avez pas écrit, vous pouvez tout arrêter sur la page ci-dessus. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
