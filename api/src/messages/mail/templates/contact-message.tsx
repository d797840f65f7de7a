import type { Language } from '@directory/domain/language';
import { ANSWERS } from '@directory/domain/inquiries/inquiry';
import { DEFAULT_SUBJECT, REPLY_DAYS, REPLY_TIMES } from '@directory/domain/contracts/reply-times';
import { FieldList, Layout, LinkList, Paragraph, PlainLink, Quotation } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

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

interface Shape extends Record<string, boolean> {
  phone: boolean;
  location: boolean;
  replyDay: boolean;
  replyTime: boolean;
  subject: boolean;
  psychologist: boolean;
  forwarding: boolean;
  inquiry: boolean;
  asksOthers: boolean;
}

/** The message with the visitor's words shown as text, and how to answer. */
export function contactMessageMail(content: ContactMessageContent): {
  subject: string;
  html: string;
  text: string;
} {
  const { language, visitor, psychologist } = content;
  // The page's prefilled subject says nothing.
  const subject = content.subject && content.subject !== DEFAULT_SUBJECT ? content.subject : '';
  const values = {
    siteUrl: content.siteUrl,
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone ?? '',
    location: visitor.location ?? '',
    replyDay: optionLabel(REPLY_DAYS, content.replyDay, language),
    replyTime: optionLabel(REPLY_TIMES, content.replyTime, language),
    subject,
    message: content.message,
    psychologist: psychologist?.name ?? '',
    profileUrl: psychologist?.profileUrl ?? '',
    answerUrl: content.inquiry?.answerUrl ?? '',
  };
  const shape = {
    phone: values.phone !== '',
    location: values.location !== '',
    replyDay: values.replyDay !== '',
    replyTime: values.replyTime !== '',
    subject: subject !== '',
    psychologist: psychologist !== null,
    forwarding: content.forwarding,
    inquiry: Boolean(content.inquiry),
    asksOthers: content.inquiry?.asksOthers ?? false,
  };
  return fillTemplate('contact-message', language, shape, () => build(language, shape), values);
}

function build(language: Language, shape: Shape): Template {
  const words = WORDS[language];
  const fields: (readonly [string, string])[] = [
    [words.name, slot('name')],
    [words.email, slot('email')],
  ];
  for (const key of ['phone', 'location', 'replyDay', 'replyTime', 'subject'] as const) {
    if (shape[key]) fields.push([words[key], slot(key)]);
  }
  const heading = shape.psychologist && !shape.forwarding ? words.headingPsychologist : words.headingOperator;
  return {
    subject: `${shape.forwarding ? words.subjectForwarding : words.subjectLine}${shape.subject ? `${words.colon}${slot('subject')}` : ''}`,
    document: (
      <Layout language={language} heading={heading} footer={words.footer}>
        {shape.psychologist && !shape.forwarding && <Paragraph>{words.greeting}</Paragraph>}
        <Paragraph>{introduction(shape, words)}</Paragraph>
        <FieldList values={fields} />
        <Quotation>{slot('message')}</Quotation>
        <Paragraph>{shape.forwarding ? words.answerForwarding : words.answer}</Paragraph>
        {shape.inquiry && (
          <>
            <LinkList
              heading={words.press}
              links={ANSWERS.map(
                (answer) => [words[answer], `${slot('answerUrl')}&answer=${answer}`] as const,
              )}
            />
            <Paragraph>
              {words.pressNote} {shape.asksOthers && words.asksOthers}
            </Paragraph>
          </>
        )}
        {shape.psychologist && (
          <Paragraph>
            {words.profile} <PlainLink href={slot('profileUrl')} />
          </Paragraph>
        )}
      </Layout>
    ),
  };
}

function introduction(shape: Shape, words: Words): string {
  if (shape.forwarding) return words.introForwarding;
  return shape.psychologist ? words.introPsychologist : words.introOperator;
}

/** The words for a choice of the form; '' for none, and the value itself should the list have changed since. */
function optionLabel(
  options: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  value: string | null,
  language: Language,
): string {
  return value ? (options[value]?.[language] ?? value) : '';
}

const ENGLISH = {
  subjectLine: `Message from ${slot('name')}`,
  subjectForwarding: `To pass on to ${slot('psychologist')}: message from ${slot('name')}`,
  colon: ': ',
  headingPsychologist: 'You have a new message',
  headingOperator: 'A new message',
  greeting: `Hello ${slot('psychologist')},`,
  introPsychologist: 'Someone wrote to you through the Psychologist Directory.',
  introOperator: 'Someone wrote to the directory through its contact page.',
  introForwarding: `This message is for ${slot('psychologist')}, who has no email address in the directory. Please pass it on. The sender was told that it may take a little longer.`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Postal code',
  replyDay: 'Preferred day for a reply',
  replyTime: 'Preferred time for a reply',
  subject: 'Subject',
  answer: `To answer, reply to this email. Your reply goes straight to ${slot('name')} (${slot('email')}), not through the directory.`,
  answerForwarding: `If you reply to this email, your reply goes to ${slot('name')} (${slot('email')}), not to ${slot('psychologist')}.`,
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
};

type Words = Readonly<typeof ENGLISH>;

const FRENCH: Words = {
  subjectLine: `Nouveau message (${slot('name')})`,
  subjectForwarding: `À transmettre à ${slot('psychologist')}\u00a0: nouveau message (${slot('name')})`,
  colon: ' : ',
  headingPsychologist: 'Vous avez un nouveau message',
  headingOperator: 'Un nouveau message',
  greeting: `Bonjour ${slot('psychologist')},`,
  introPsychologist: 'Une personne vous a écrit par l’entremise du Répertoire des psychologues.',
  introOperator: 'Une personne a écrit au répertoire depuis la page de contact.',
  introForwarding: `Ce message est destiné à ${slot('psychologist')}, dont le répertoire n’a pas l’adresse courriel. Veuillez le lui transmettre. La personne qui écrit sait que cela peut prendre un peu plus de temps.`,
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  location: 'Code postal',
  replyDay: 'Jour souhaité pour la réponse',
  replyTime: 'Moment souhaité pour la réponse',
  subject: 'Objet',
  answer: `Répondez simplement à ce courriel : votre réponse parvient directement à ${slot('name')} (${slot('email')}), sans passer par le répertoire.`,
  answerForwarding: `Si vous répondez à ce courriel, votre réponse parvient à ${slot('name')} (${slot('email')}), et non à ${slot('psychologist')}.`,
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
};

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, fr: FRENCH };
