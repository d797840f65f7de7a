import type { Language } from '@directory/domain/language';
import { Layout, Paragraph, PlainLink } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

interface AlertContent {
  language: Language;
  siteUrl: string;
  /** Where it is confirmed, and ended. */
  pageUrl: string;
}

/** Asks whether an address wants to be told of openings; or, where it is told already, whether it wants to be told for longer. */
export function openingAlertMail({
  isConfirmed,
  language,
  ...values
}: AlertContent & { isConfirmed: boolean }) {
  const { subject, text, confirm, not, footer } = WORDS[language][isConfirmed ? 'again' : 'alert'];
  const build = (): Template => ({
    subject,
    document: (
      <Layout language={language} heading={subject} footer={footer}>
        <Paragraph>{text}</Paragraph>
        <Paragraph>
          {confirm} <PlainLink href={slot('pageUrl')} />
        </Paragraph>
        <Paragraph>{not}</Paragraph>
      </Layout>
    ),
  });
  return fillTemplate('opening-alert', language, { isConfirmed }, build, values);
}

interface ToldContent extends AlertContent {
  name: string;
  profileUrl: string;
  opening: string;
}

/** Tells of one opening. */
export function openingToldMail({ language, ...values }: ToldContent) {
  const { subject, text, profile, end, footer } = WORDS[language].told;
  const build = (): Template => ({
    subject,
    document: (
      <Layout language={language} heading={subject} footer={footer}>
        <Paragraph>{text}</Paragraph>
        <Paragraph>
          {profile} <PlainLink href={slot('profileUrl')} />
        </Paragraph>
        <Paragraph>
          {end} <PlainLink href={slot('pageUrl')} />
        </Paragraph>
      </Layout>
    ),
  });
  return fillTemplate('opening-told', language, {}, build, values);
}

const WORDS = {
  en: {
    alert: {
      subject: 'Shall we tell you of openings?',
      text: 'Somebody, most likely you, asked us to write to this address when a psychologist whom their search finds has an opening.',
      confirm: 'Say yes here, with one press:',
      not: 'If it was not you, do nothing: nothing more is sent, and the address is deleted within two days.',
      footer: 'This email was sent automatically; please do not reply to it.',
    },
    again: {
      subject: 'Shall we go on telling you of openings?',
      text: 'Somebody, most likely you, asked us once more to write to this address when a psychologist whom their search finds has an opening. We do so already.',
      confirm: 'For 60 days from now, or to end it, one press here:',
      not: 'If you do nothing, nothing changes: we write to you until the day that this page names.',
      footer: 'This email was sent automatically; please do not reply to it.',
    },
    told: {
      subject: `${slot('name')} has an opening`,
      text: `You asked us to tell you. Next opening: ${slot('opening')}.`,
      profile: 'Write to them from their profile:',
      end: 'Enough? End these mails with one press:',
      footer:
        'One mail an opening, for 60 days at most. It was sent automatically; please do not reply to it.',
    },
  },
  fr: {
    alert: {
      subject: 'Vous prévenir quand une place se libère?',
      text: 'Quelqu’un, sans doute vous, nous a demandé d’écrire à cette adresse quand une personne correspondant à la recherche a une place libre.',
      confirm: 'Dites oui ici, d’un clic :',
      not: 'Si ce n’était pas vous, ne faites rien : nous n’enverrons rien d’autre, et l’adresse sera effacée d’ici deux jours.',
      footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
    again: {
      subject: 'Continuer à vous prévenir quand une place se libère?',
      text: 'Quelqu’un, sans doute vous, nous a demandé de nouveau d’écrire à cette adresse quand une personne correspondant à la recherche a une place libre. Nous le faisons déjà.',
      confirm: 'Pour 60 jours à partir de maintenant, ou pour y mettre fin, un clic suffit ici :',
      not: 'Si vous ne faites rien, rien ne change : nous vous écrirons jusqu’au jour indiqué sur cette page.',
      footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
    told: {
      subject: `${slot('name')} a une place libre`,
      text: `Vous nous avez demandé de vous prévenir. Prochaine place libre : ${slot('opening')}.`,
      profile: 'Écrivez-lui depuis son profil :',
      end: 'Cela suffit? Mettez fin à ces courriels d’un clic :',
      footer:
        'Un courriel par place, pendant 60 jours au plus. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
  },
} as const;
