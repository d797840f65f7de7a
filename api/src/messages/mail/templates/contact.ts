import { ANSWERS } from '@directory/domain/inquiries/inquiry';
import { DEFAULT_SUBJECT, REPLY_DAYS, REPLY_TIMES } from '@directory/domain/contracts/reply-times';
import type { Bilingual, Language } from '@directory/domain/language';
import { fillTemplate, type Pair } from './template.tsx';

/** A visitor's message, to a psychologist or to the operator. */
export interface ContactMessageContent {
  language: Language;
  siteUrl: string;
  visitor: { name: string; email: string; phone: string | null; location: string | null };
  replyDay: string | null;
  replyTime: string | null;
  subject: string | null;
  message: string;
  /** Who it is for; null when it is for the directory's operator. */
  psychologist: { name: string; profileUrl: string } | null;
  /** It is for the psychologist but goes to the operator, because the psychologist has no address. */
  forwarding: boolean;
  /** Where it is answered with a press, and whether others may be asked; null where that has ended. */
  inquiry?: { answerUrl: string; asksOthers: boolean } | null;
}

/** The message with the visitor's words shown as text, and how to answer. */
export function contactMessageMail(content: ContactMessageContent) {
  const { language, siteUrl, visitor, psychologist, forwarding, inquiry, message } = content;
  const words = MESSAGE[language];
  // The page's prefilled subject says nothing.
  const subject = content.subject && content.subject !== DEFAULT_SUBJECT ? content.subject : null;
  const isDirect = psychologist !== null && !forwarding;
  const intro = isDirect ? words.introPsychologist : words.introOperator;
  return fillTemplate(
    language,
    {
      subject: `${forwarding ? words.subjectForwarding : words.subjectLine}${subject ? `${words.colon}{{subject}}` : ''}`,
      heading: isDirect ? words.headingPsychologist : words.headingOperator,
      body: [
        isDirect && words.greeting,
        forwarding ? words.introForwarding : intro,
        { fields: FIELDS.map((name): Pair => [words[name], `{{${name}}}`]) },
        { quote: '{{message}}' },
        forwarding ? words.answerForwarding : words.answer,
        inquiry && {
          title: words.press,
          links: ANSWERS.map((answer): Pair => [words[answer], `{{answerUrl}}&answer=${answer}`]),
        },
        inquiry && (inquiry.asksOthers ? `${words.pressNote} ${words.asksOthers}` : words.pressNote),
        { text: words.profile, link: '{{profileUrl}}' },
      ],
      footer: words.footer,
    },
    {
      ...{ siteUrl, message, subject, name: visitor.name, email: visitor.email },
      phone: visitor.phone || null,
      location: visitor.location || null,
      replyDay: optionLabel(REPLY_DAYS, content.replyDay, language),
      replyTime: optionLabel(REPLY_TIMES, content.replyTime, language),
      psychologist: psychologist?.name ?? null,
      profileUrl: psychologist?.profileUrl ?? null,
      answerUrl: inquiry?.answerUrl ?? null,
    },
  );
}

const FIELDS = ['name', 'email', 'phone', 'location', 'replyDay', 'replyTime', 'subject'] as const;

/** The words for a choice of the form; the value itself should the list have changed since. */
const optionLabel = (
  options: Readonly<Record<string, Bilingual>>,
  value: string | null,
  language: Language,
) => (value ? (options[value]?.[language] ?? value) : null);

const MESSAGE = {
  en: {
    subjectLine: 'Message from {{name}}',
    subjectForwarding: 'To pass on to {{psychologist}}: message from {{name}}',
    colon: ': ',
    headingPsychologist: 'You have a new message',
    headingOperator: 'A new message',
    greeting: 'Hello {{psychologist}},',
    introPsychologist: 'Someone wrote to you through the Psychologist Directory.',
    introOperator: 'Someone wrote to the directory through its contact page.',
    introForwarding:
      'This message is for {{psychologist}}, who has no email address in the directory. Please pass it on. The sender was told that it may take a little longer.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    location: 'Postal code',
    replyDay: 'Preferred day for a reply',
    replyTime: 'Preferred time for a reply',
    subject: 'Subject',
    answer:
      'To answer, reply to this email. Your reply goes straight to {{name}} ({{email}}), not through the directory.',
    answerForwarding:
      'If you reply to this email, your reply goes to {{name}} ({{email}}), not to {{psychologist}}.',
    press: 'Or answer with one press',
    yes: 'Yes, I can see this person',
    later: 'I will write back',
    full: 'I am full',
    elsewhere: 'Not my field',
    pressNote:
      'No sign-in is needed. The sender is told what you press. If you have replied by email, please press “I will write back”, too: we cannot see it.',
    asksOthers: 'If you cannot help, or after two working days without a word, somebody else may be asked.',
    profile: 'The profile:',
    footer:
      'The message above was written by a visitor; the directory has not checked it. The directory erases its copy 180 days after delivery.',
  },
  fr: {
    subjectLine: 'Nouveau message ({{name}})',
    subjectForwarding: 'À transmettre à {{psychologist}}\u00a0: nouveau message ({{name}})',
    colon: ' : ',
    headingPsychologist: 'Vous avez un nouveau message',
    headingOperator: 'Un nouveau message',
    greeting: 'Bonjour {{psychologist}},',
    introPsychologist: 'Une personne vous a écrit par l’entremise du Répertoire des psychologues.',
    introOperator: 'Une personne a écrit au répertoire depuis la page de contact.',
    introForwarding:
      'Ce message est destiné à {{psychologist}}, dont le répertoire n’a pas l’adresse courriel. Veuillez le lui transmettre. La personne qui écrit sait que cela peut prendre un peu plus de temps.',
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    location: 'Code postal',
    replyDay: 'Jour souhaité pour la réponse',
    replyTime: 'Moment souhaité pour la réponse',
    subject: 'Objet',
    answer:
      'Répondez simplement à ce courriel : votre réponse parvient directement à {{name}} ({{email}}), sans passer par le répertoire.',
    answerForwarding:
      'Si vous répondez à ce courriel, votre réponse parvient à {{name}} ({{email}}), et non à {{psychologist}}.',
    press: 'Ou répondez d’un clic',
    yes: 'Oui, je peux recevoir cette personne',
    later: 'Je lui répondrai',
    full: 'Je n’ai plus de place',
    elsewhere: 'Ce n’est pas mon domaine',
    pressNote:
      'Aucune connexion n’est nécessaire. La personne saura ce que vous aurez choisi. Si vous avez répondu par courriel, choisissez aussi « Je lui répondrai » : nous ne pouvons pas le voir.',
    asksOthers:
      'Si vous ne pouvez pas l’aider, ou après deux jours ouvrables sans nouvelles, nous pourrons écrire à quelqu’un d’autre.',
    profile: 'Le profil :',
    footer:
      'Le message ci-dessus a été écrit par une personne qui visite le site; le répertoire ne l’a pas vérifié et efface sa copie 180 jours après la remise.',
  },
} as const;

/** What the sender of a message is told. Nothing of it is the sender's: anyone can type in anyone's address. */
export function contactConfirmationMail({
  language,
  siteUrl,
  psychologistName,
  forwarding,
  hasPhone,
  held,
  isDemonstration = false,
  inquiry,
}: {
  language: Language;
  siteUrl: string;
  /** The psychologist's name as the directory has it; null for a message to the directory. */
  psychologistName: string | null;
  forwarding: boolean;
  /** The psychologist's profile shows a number to call. */
  hasPhone: boolean;
  /** The message waits until the psychologist has been sent the many before it. */
  held: boolean;
  /** The people of the directory are made up. */
  isDemonstration?: boolean;
  /** The page of what becomes of it, and whether it names others, who are asked once the address is confirmed there. */
  inquiry?: { pageUrl: string; namesOthers: boolean } | null;
}) {
  const words = CONFIRMATION[language];
  const isDirect = psychologistName !== null;
  return fillTemplate(
    language,
    {
      subject: words.subject,
      body: [
        isDemonstration ? words.demonstration : isDirect ? words.toPsychologist : words.toDirectory,
        held && words.held,
        !isDemonstration && forwarding && words.forwarding,
        !isDemonstration &&
          isDirect &&
          `${words.waiting} ${hasPhone ? words.silence : words.silenceWithoutPhone}`,
        inquiry && (inquiry.namesOthers ? words.confirm : words.page),
        { link: '{{pageUrl}}' },
        { crisis: 'first lines' },
      ],
      footer: words.footer,
    },
    { siteUrl, psychologist: psychologistName, pageUrl: inquiry?.pageUrl ?? null },
  );
}

const CONFIRMATION = {
  en: {
    subject: 'We have received your message',
    toPsychologist:
      'Thank you for writing. We are passing your message on to {{psychologist}}, who can answer you directly.',
    demonstration: 'This is a demonstration: its psychologists are made up, and nobody will answer.',
    toDirectory:
      'Thank you for writing to the directory. We read every message and will get back to you soon.',
    forwarding:
      'We have no email address for this psychologist and pass messages on by hand, so it may take a little longer.',
    held: 'Many messages have come for this psychologist in a short time. They are delivered in the order in which they came, so yours goes out later, usually within a day.',
    waiting: 'Many psychologists see clients all day and answer within a few days.',
    silence: 'If you hear nothing, try the phone number on the profile, or write to another psychologist.',
    silenceWithoutPhone: 'If you hear nothing, write to another psychologist.',
    page: 'This page shows what comes back. We also email you when something changes.',
    confirm:
      'You named others who may be asked. Before we write to them, please confirm on this page that the message is yours. It also shows what comes back.',
    footer:
      'To protect your privacy, this email repeats nothing of what you wrote. If you did not write to us, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Nous avons bien reçu votre message',
    toPsychologist:
      'Merci de votre message. Nous le transmettons à {{psychologist}}, qui pourra vous répondre directement.',
    demonstration: 'Ceci est une démonstration : ses psychologues sont fictifs, et personne ne répondra.',
    toDirectory: 'Merci d’avoir écrit au répertoire. Nous lisons chaque message et vous répondrons bientôt.',
    forwarding:
      'Nous n’avons pas l’adresse courriel de cette personne et lui transmettons les messages nous-mêmes : cela peut prendre un peu plus de temps.',
    held: 'Beaucoup de messages sont arrivés en peu de temps pour cette personne. Ils lui sont remis dans l’ordre de leur arrivée : le vôtre partira donc plus tard, en général d’ici une journée.',
    waiting: 'Les psychologues sont souvent en consultation toute la journée et répondent en quelques jours.',
    silence:
      'Si vous restez sans nouvelles, composez le numéro de téléphone du profil ou écrivez à quelqu’un d’autre.',
    silenceWithoutPhone: 'Si vous restez sans nouvelles, écrivez à quelqu’un d’autre.',
    page: 'Cette page montre les réponses reçues. Nous vous écrirons aussi dès qu’il y aura du nouveau.',
    confirm:
      'Vous avez nommé d’autres personnes à qui nous pouvons écrire. Avant cela, confirmez sur cette page que le message est bien de vous. Elle montre aussi les réponses reçues.',
    footer:
      'Pour protéger votre vie privée, ce courriel ne répète rien de ce que vous avez écrit. Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
} as const;
