import type { Language } from '@directory/domain/language';
import type { ReviewedColumn } from '@directory/domain/profile/columns';
import { fillTemplate, type Template } from './template.tsx';

type Both = Readonly<Record<Language, Template>>;

/** Tells the operator that a member has begun a profile, and what to do. It holds none of the member's words. */
export const profileBegunMail = ({
  language,
  ...values
}: {
  language: Language;
  siteUrl: string;
  profileId: string;
}) => fillTemplate(language, BEGUN[language], values);

const BEGUN: Both = {
  en: {
    subject: 'A member has begun a profile',
    heading: 'A new profile waits for you',
    body: [
      'A member whom you invited has begun a profile. Nobody else sees it until you activate it.',
      {
        lines: ['Read it, and compare it with the register:', 'npm run admin -- profiles show {{profileId}}'],
      },
      { lines: ['Then show it to visitors:', 'npm run admin -- profiles activate {{profileId}}'] },
    ],
    footer: 'This email is sent once for each profile that a member begins.',
  },
  fr: {
    subject: 'Un membre a commencé un profil',
    heading: 'Un nouveau profil vous attend',
    body: [
      'Une personne que vous avez invitée a commencé son profil. Personne d’autre ne le voit tant que vous ne l’activez pas.',
      {
        lines: ['Pour le lire et le comparer au registre :', 'npm run admin -- profiles show {{profileId}}'],
      },
      {
        lines: [
          'Pour le montrer ensuite aux visiteurs :',
          'npm run admin -- profiles activate {{profileId}}',
        ],
      },
    ],
    footer: 'Ce courriel est envoyé une seule fois pour chaque profil commencé.',
  },
};

/** Tells the operator that members' changes wait, and how to decide. It holds none of the members' words. */
export const profileChangesWaitingMail = ({
  language,
  alike,
  ...values
}: {
  language: Language;
  siteUrl: string;
  /** How many wait; one at least. */
  waiting: number;
  /** How many of them hold letters that may be there to be taken for others. */
  alike: number;
}) => fillTemplate(language, WAITING[language], { ...values, alike: alike || null });

const WAITING: Both = {
  en: {
    subject: 'Names and credentials waiting for your decision: {{waiting}}',
    heading: 'Members are waiting for you',
    body: [
      'Changes of a display name or of credentials that wait for your decision: {{waiting}}. Until then visitors see the old words.',
      'With letters that look like others, as if to be taken for somebody else’s name: {{alike}}. The list marks them; look at these twice.',
      { lines: ['See the old and the new words:', 'npm run admin -- changes list'] },
      {
        lines: [
          'Once you have compared them with the register, decide each one:',
          'npm run admin -- changes approve <id>',
          'npm run admin -- changes decline <id>',
        ],
      },
    ],
    footer: 'This email is sent once a day while changes wait, and not otherwise.',
  },
  fr: {
    subject: 'Noms et titres à vérifier\u00a0: {{waiting}}',
    heading: 'Des membres attendent votre décision',
    body: [
      'Changements de nom ou de titres en attente de votre décision\u00a0: {{waiting}}. D’ici là, les visiteurs voient l’ancien texte.',
      'Avec des lettres qui ressemblent à d’autres, comme pour passer pour le nom de quelqu’un d’autre\u00a0: {{alike}}. La liste les signale; vérifiez-les deux fois.',
      { lines: ['Pour voir l’ancien texte et le nouveau :', 'npm run admin -- changes list'] },
      {
        lines: [
          'Après les avoir comparés au registre, acceptez ou refusez chaque changement :',
          'npm run admin -- changes approve <id>',
          'npm run admin -- changes decline <id>',
        ],
      },
    ],
    footer:
      'Ce courriel est envoyé une fois par jour tant que des changements attendent, et jamais autrement.',
  },
};

/** Tells a member that a new name or new credentials are shown now, or why they are not. */
export function profileChangeDecisionMail({
  language,
  field,
  state,
  ...values
}: {
  language: Language;
  siteUrl: string;
  /** The member's dashboard. */
  link: string;
  /** The page to write to the directory from. */
  contactLink: string;
  field: ReviewedColumn;
  /** What was asked for; null when the field was to be emptied. */
  words: string | null;
  state: 'approved' | 'declined';
  /** The operator's own words. */
  reason: string | null;
}) {
  const words = DECIDED[language];
  const [subject, text] = values.words === null && state === 'approved' ? words.emptied : words[field][state];
  return fillTemplate(
    language,
    {
      subject,
      body: [
        text,
        { quote: '{{words}}' },
        { text: words.reason, quote: '{{reason}}' },
        { text: words[state], link: '{{link}}' },
        { text: words.write, link: '{{contactLink}}' },
      ],
      footer: words.footer,
    },
    values,
  );
}

const DECIDED = {
  en: {
    name: {
      approved: ['Your new name is on your profile', 'Your profile now has the name you asked for.'],
      declined: [
        'Your name on the profile stays as it was',
        'We could not accept the name that you asked for. Your profile keeps the one it had.',
      ],
    },
    credentials: {
      approved: [
        'Your new credentials are on your profile',
        'Your profile now has the credentials you asked for.',
      ],
      declined: [
        'Your credentials on the profile stay as they were',
        'We could not accept the credentials that you asked for. Your profile keeps those it had.',
      ],
    },
    /** Only credentials can be taken away: nobody is without a name. */
    emptied: [
      'Your credentials are no longer on your profile',
      'Your profile now shows no credentials, as you asked.',
    ],
    approved: 'You can see your profile on your dashboard:',
    declined: 'You can ask again on your dashboard:',
    write: 'If this is a mistake, write to us:',
    reason: 'The reason we noted:',
    footer:
      'We check each new name and title before visitors see it, so that nobody can pass for somebody else. If you did not ask for this change, choose a new password and tell us. This email was sent automatically; please do not reply to it.',
  },
  fr: {
    name: {
      approved: [
        'Votre nouveau nom figure sur votre profil',
        'Votre profil porte maintenant le nom que vous avez demandé.',
      ],
      declined: [
        'Le nom de votre profil reste le même',
        'Nous n’avons pas pu retenir le nom demandé. Votre profil garde celui qu’il portait.',
      ],
    },
    credentials: {
      approved: [
        'Vos nouveaux titres figurent sur votre profil',
        'Votre profil présente maintenant les titres que vous avez demandés.',
      ],
      declined: [
        'Les titres de votre profil restent les mêmes',
        'Nous n’avons pas pu retenir les titres demandés. Votre profil garde ceux qu’il présentait.',
      ],
    },
    emptied: [
      'Vos titres ne figurent plus sur votre profil',
      'Votre profil n’affiche plus de titres, comme vous l’avez demandé.',
    ],
    approved: 'Vous pouvez voir votre profil dans votre tableau de bord :',
    declined: 'Vous pouvez refaire une demande dans votre tableau de bord :',
    write: 'Si c’est une erreur, écrivez-nous :',
    reason: 'La raison que nous avons notée :',
    footer:
      'Nous vérifions chaque nouveau nom et chaque nouveau titre avant que les visiteurs les voient, afin que personne ne passe pour quelqu’un d’autre. Si vous n’avez pas demandé ce changement, choisissez un nouveau mot de passe et avisez-nous. Ce courriel a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
} as const;
