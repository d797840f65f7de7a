import type { Language } from '@directory/domain/language';
import {
  ANSWER_WORDS,
  FAULT_WORDS,
  isFault,
  type Occasion,
  type OPENING_ANSWER,
  type QuestionAnswer,
  type Report,
} from '@directory/domain/profile/questions';
import { fillTemplate } from './template.tsx';

/** Asks a person about their own profile: what somebody says is wrong on it, or whether new clients are still taken. */
export function profileQuestionMail({
  language,
  cause,
  answers,
  ...values
}: {
  language: Language;
  siteUrl: string;
  name: string;
  profileUrl: string;
  cause: Report | Occasion;
  /** Each with its link. */
  answers: readonly (readonly [answer: QuestionAnswer | typeof OPENING_ANSWER, href: string])[];
}) {
  const words = WORDS[language];
  const about = isFault(cause) ? words.fault : cause === 'leave' ? words.leave : words.clients;
  return fillTemplate(
    language,
    {
      subject: about.heading,
      body: [
        words.greeting,
        isFault(cause)
          ? `${words.fault.text} ${FAULT_WORDS[language][cause]}.`
          : cause === 'leave'
            ? words.leave.text
            : words.clients[cause],
        {
          title: words.press,
          links: answers.map(([answer]) => [ANSWER_WORDS[language][answer], `{{${answer}}}`]),
        },
        about.note,
        { text: words.profile, link: '{{profileUrl}}' },
      ],
      footer: about.footer,
    },
    { ...values, ...Object.fromEntries(answers) },
  );
}

const WORDS = {
  en: {
    greeting: 'Hello {{name}},',
    press: 'One press answers',
    profile: 'Your profile:',
    fault: {
      heading: 'Is your profile still right?',
      text: 'Somebody who read your profile told us that something on it is not right:',
      note: 'You can change your profile when you sign in. We do not know who told us. Your profile says nothing about it before we have looked, too.',
      footer: 'This email was sent automatically; please do not reply to it.',
    },
    leave: {
      heading: 'Take your profile off?',
      text: 'Your profile comes from a public register. Somebody pressed “This is me: take me off” on it. If that was you, press here:',
      note: 'If it was not you, do nothing: your profile stays. You can change your mind with the same link for 60 days.',
      footer: 'This email was sent automatically; please do not reply to it.',
    },
    clients: {
      heading: 'Are you taking new clients?',
      age: 'It is a while since you told us whether you take new clients.',
      message: 'Somebody wrote to you through the directory and has no answer here yet.',
      full: 'You answered somebody that you have no room, and your profile still says that you take new clients.',
      views: 'Many people looked at your profile this week.',
      wait: 'The waiting time on your profile has passed.',
      note: 'Your profile says so at once. Without an answer it says nothing about new clients from 45 days after your last word.',
      footer: 'We ask only when it matters, and you can stop these questions with a press above.',
    },
  },
  fr: {
    greeting: 'Bonjour {{name}},',
    press: 'Répondez d’un clic',
    profile: 'Votre profil :',
    fault: {
      heading: 'Votre profil est-il encore exact?',
      text: 'Une personne qui a lu votre profil nous a dit que quelque chose n’y est pas exact :',
      note: 'Vous pouvez modifier votre profil en ouvrant une session. Nous ne savons pas qui nous l’a dit. Votre profil n’en dit rien avant que nous ayons regardé, nous aussi.',
      footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
    leave: {
      heading: 'Retirer votre profil?',
      text: 'Votre profil vient d’un registre public. Une personne y a choisi « C’est moi : retirez-moi ». Si c’était vous, cliquez ici :',
      note: 'Si ce n’était pas vous, ne faites rien : votre profil reste. Le même lien permet de changer d’avis pendant 60 jours.',
      footer: 'Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
    },
    clients: {
      heading: 'Prenez-vous de nouveaux clients?',
      age: 'Cela fait un moment que vous nous avez dit si vous prenez de nouveaux clients.',
      message: 'Une personne vous a écrit par l’entremise du répertoire et n’a pas encore de réponse ici.',
      full: 'Vous avez répondu à une personne que vous n’avez pas de place, et votre profil dit encore que vous prenez de nouveaux clients.',
      views: 'Bien des gens ont regardé votre profil cette semaine.',
      wait: 'Le délai d’attente indiqué sur votre profil est passé.',
      note: 'Votre profil le dira aussitôt. Sans réponse, il ne dit plus rien à ce sujet 45 jours après votre dernière réponse.',
      footer: 'Nous ne posons la question que si c’est utile; un clic ci-dessus suffit pour y mettre fin.',
    },
  },
} as const;
