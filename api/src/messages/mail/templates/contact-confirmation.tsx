import type { Language } from '@directory/domain/language';
import { CrisisLines } from './crisis-lines.tsx';
import { Layout, Paragraph, PlainLink } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

/** What the sender of a message is told. Nothing of it is the sender's: anyone can type in anyone's address. */
export interface ContactConfirmationContent {
  language: Language;
  siteUrl: string;
  /** The psychologist's name as the directory has it; null for a message to the directory. */
  psychologistName: string | null;
  forwarding: boolean;
  /** The psychologist's profile shows a number to call. */
  hasPhone: boolean;
  /** The message waits until the psychologist has been sent the many before it. */
  held: boolean;
  /** The page of what becomes of it, and whether it names others, who are asked once the address is confirmed there. */
  inquiry?: { pageUrl: string; namesOthers: boolean } | null;
}

/** The fixed confirmation. */
export function contactConfirmationMail(content: ContactConfirmationContent): {
  subject: string;
  html: string;
  text: string;
} {
  const { language, siteUrl, psychologistName, ...rest } = content;
  const shape: Shape = {
    psychologist: psychologistName !== null,
    forwarding: rest.forwarding,
    hasPhone: rest.hasPhone,
    held: rest.held,
    inquiry: Boolean(rest.inquiry),
    namesOthers: rest.inquiry?.namesOthers ?? false,
  };
  const values = {
    siteUrl,
    psychologist: psychologistName ?? '',
    pageUrl: rest.inquiry?.pageUrl ?? '',
  };
  return fillTemplate('contact-confirmation', language, shape, () => build(language, shape), values);
}

type Shape = { psychologist: boolean; inquiry: boolean; namesOthers: boolean } & Pick<
  ContactConfirmationContent,
  'forwarding' | 'hasPhone' | 'held'
>;

function build(language: Language, shape: Shape): Template {
  const words = WORDS[language];
  return {
    subject: words.subject,
    document: (
      <Layout language={language} heading={words.heading} footer={words.footer}>
        <Paragraph>{shape.psychologist ? words.toPsychologist : words.toDirectory}</Paragraph>
        {shape.held && <Paragraph>{words.held}</Paragraph>}
        {shape.forwarding && <Paragraph>{words.forwarding}</Paragraph>}
        {shape.psychologist && (
          <Paragraph>
            {words.waiting} {shape.hasPhone ? words.silence : words.silenceWithoutPhone}
          </Paragraph>
        )}
        {shape.inquiry && (
          <>
            <Paragraph>{shape.namesOthers ? words.confirm : words.page}</Paragraph>
            <Paragraph>
              <PlainLink href={slot('pageUrl')} />
            </Paragraph>
          </>
        )}
        <CrisisLines language={language} />
      </Layout>
    ),
  };
}

const ENGLISH = {
  subject: 'We have received your message',
  heading: 'We have received your message',
  toPsychologist: `Thank you for writing. We are passing your message on to ${slot('psychologist')}, who can answer you directly.`,
  toDirectory: 'Thank you for writing to the directory. We read every message and will get back to you soon.',
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
};

const FRENCH: Readonly<typeof ENGLISH> = {
  subject: 'Nous avons bien reçu votre message',
  heading: 'Nous avons bien reçu votre message',
  toPsychologist: `Merci de votre message. Nous le transmettons à ${slot('psychologist')}, qui pourra vous répondre directement.`,
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
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
