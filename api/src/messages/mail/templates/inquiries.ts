import { MOST_ASKED } from '@directory/domain/inquiries/inquiry';
import type { Language } from '@directory/domain/language';
import { fillTemplate, type Template } from './template.tsx';

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

export function inquiryNewsMail(content: InquiryNewsContent) {
  const { language, siteUrl, pageUrl, yes, isOver, isGone, isFull, next, asksNext, isConfirmed, links } =
    content;
  const words = WORDS[language];
  const people = content.people.slice(0, MOST_ASKED);
  const isInVain = isOver && yes === null;
  const [over, overText] = isGone
    ? [words.gone, words.goneText]
    : isFull
      ? [words.full, words.fullText]
      : [words.over, words.overText];
  return fillTemplate(
    language,
    {
      subject: words.news,
      heading: yes !== null ? words.yes : isOver ? over : words.news,
      body: [
        isInVain && overText,
        { fields: people.map((_, index) => [`{{name${index}}}`, `{{said${index}}}`]) },
        yes !== null && words.yesText,
        yes === null && (!isConfirmed ? words.confirm : asksNext ? words.asksNext : words.next),
        { text: words.page, link: '{{pageUrl}}' },
        isInVain && {
          title: words.ways,
          links: [
            [words.online, '{{online}}'],
            [words.walkIn, '{{walkIn}}'],
            [words.tonight, '{{tonight}}'],
          ],
        },
        { crisis: 'first lines' },
      ],
      footer: words.footer,
    },
    {
      ...{ siteUrl, pageUrl, yes, next, ...links },
      ...Object.fromEntries(
        people.flatMap(({ name, said }, index) => [
          [`name${index}`, name],
          [`said${index}`, said],
        ]),
      ),
    },
  );
}

const WORDS = {
  en: {
    news: 'News about your message',
    yes: '{{yes}} says yes',
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
    next: 'You can have {{next}} asked next, on your page.',
    asksNext: 'As you agreed, we ask {{next}} next if nobody says yes.',
    confirm: 'Please confirm on your page that the message is yours. Only then can we ask {{next}}.',
    page: 'Your page, with everything so far:',
    ways: 'What you can do now',
    online: 'Psychologists in your province who take new clients online',
    walkIn: 'Help without an appointment, where you live',
    tonight: 'What to do tonight',
    footer:
      'To protect your privacy, this email repeats nothing of what you wrote. If you did not write to us, you can end this on the page above. It was sent automatically; please do not reply to it.',
  },
  fr: {
    news: 'Des nouvelles de votre message',
    yes: '{{yes}} dit oui',
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
    next: 'Vous pouvez faire écrire à {{next}}, sur votre page.',
    asksNext: 'Comme convenu, nous écrirons ensuite à {{next}} si personne ne dit oui.',
    confirm:
      'Veuillez confirmer sur votre page que le message est de vous. Nous pourrons alors écrire à {{next}}.',
    page: 'Votre page, avec tout ce qui s’est passé :',
    ways: 'Ce que vous pouvez faire maintenant',
    online: 'Les psychologues de votre province qui prennent de nouveaux clients en ligne',
    walkIn: 'De l’aide sans rendez-vous, là où vous vivez',
    tonight: 'Que faire ce soir',
    footer:
      'Pour protéger votre vie privée, ce courriel ne répète rien de ce que vous avez écrit. Si vous ne nous avez pas écrit, vous pouvez tout arrêter sur la page ci-dessus. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
} as const;

/** Tells a psychologist that somebody who wrote needs no answer any more, or that messages to them have stayed without one. */
export function inquirySettledMail({
  about,
  language,
  sender,
  ...values
}: {
  about: 'settled' | 'missing';
  language: Language;
  siteUrl: string;
  /** Null for who has no account. */
  dashboardUrl: string | null;
  name: string;
  /** Who wrote, as they named themselves; null where that is not known. */
  sender: string | null;
  /** Of the message; or from which on the profile says it. */
  day: string;
}) {
  const template = about === 'settled' ? SETTLED : missing(values.dashboardUrl !== null);
  const somebody = { en: 'Somebody', fr: 'Une personne' }[language];
  return fillTemplate(language, template[language], { ...values, sender: sender ?? somebody });
}

const SETTLED: Readonly<Record<Language, Template>> = {
  en: {
    subject: 'No answer is needed any more',
    body: [
      'Hello {{name}},',
      '{{sender}} wrote to you through the directory on {{day}}, and needs no answer here any more. If you are in touch already, nothing changes. Thank you for being there.',
    ],
    footer: 'This email was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Une réponse n’est plus nécessaire',
    body: [
      'Bonjour {{name}},',
      '{{sender}} vous a écrit par l’entremise du répertoire le {{day}} et n’a plus besoin de réponse ici. Si vous êtes déjà en contact, rien ne change. Merci d’être là.',
    ],
    footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

const missing = (hasDashboard: boolean): Readonly<Record<Language, Template>> => ({
  en: {
    subject: 'Messages to you have no answer here',
    body: [
      'Hello {{name}},',
      'In the last 30 days, five messages or more to you had no answer that we know of.',
      'If nothing changes, your profile says from {{day}} on that messages often stay unanswered. So people who need help know that they may have to call. As soon as most messages are answered, it says so no more.',
      'If you are full, say so on your profile. Then nobody waits in vain.',
      hasDashboard
        ? 'You may well have answered by email. Then one press in your dashboard is enough.'
        : 'You may well have answered by email. Then one press on the link in each message is enough.',
      { text: 'Your dashboard, with each message:', link: '{{dashboardUrl}}' },
    ],
    footer: 'This email was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Des messages restent ici sans réponse',
    body: [
      'Bonjour {{name}},',
      'Au cours des 30 derniers jours, cinq messages ou plus sont restés sans réponse, à ce que nous savons.',
      'Si rien ne change, votre profil dira à partir du {{day}} que les messages restent souvent sans réponse. Ainsi, les gens qui ont besoin d’aide sauront qu’il faudra peut-être appeler. Dès que la plupart des messages auront une réponse, il ne le dira plus.',
      'Si vous n’avez plus de place, dites-le dans votre profil. Personne n’attendra alors en vain.',
      hasDashboard
        ? 'Vous avez peut-être répondu par courriel. Il suffit alors de le dire dans votre tableau de bord.'
        : 'Vous avez peut-être répondu par courriel. Il suffit alors d’un clic sur le lien de chaque message.',
      { text: 'Votre tableau de bord, avec chaque message :', link: '{{dashboardUrl}}' },
    ],
    footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
});
