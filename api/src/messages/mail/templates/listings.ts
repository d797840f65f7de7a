import type { Bilingual, Language } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import type { Plan } from '@directory/domain/site/plans';
import { fillTemplate, type Template } from './template.tsx';

type Both = Readonly<Record<Language, Template>>;

/** A psychologist's request to be listed, or a claim of a profile, to the operator, and how to decide. */
export function listingRequestMail({
  language,
  listingType,
  profile,
  ...content
}: {
  id: string;
  language: Language;
  siteUrl: string;
  name: string;
  email: string;
  phone: string | null;
  province: string | null;
  city: string | null;
  registrationNumber: string | null;
  listingType: Plan;
  message: string | null;
  /** What is claimed, as the register has it. */
  profile: { id: string; name: string; number: string | null; city: string | null } | null;
}) {
  const words = REQUEST[language];
  const own = profile ? words.claim : words.listing;
  const command = `npm run admin -- ${profile ? 'claims' : 'listings'}`;
  return fillTemplate(
    language,
    {
      subject: own.subject,
      heading: own.heading,
      body: [
        own.intro,
        {
          fields: [
            [words.name, '{{name}}'],
            [words.email, '{{email}}'],
            [own.about, '{{about}}'],
            [words.phone, '{{phone}}'],
            [words.province, '{{province}}'],
            [words.city, '{{city}}'],
            [words.number, '{{registrationNumber}}'],
          ],
        },
        { quote: '{{message}}' },
        words.answer,
        {
          lines: [
            own.decide,
            `${command} ${profile ? 'approve' : 'accept'} {{id}}`,
            `${command} decline {{id}}`,
          ],
        },
        words.declined,
        { lines: profile ? [own.accepted] : [own.accepted, 'npm run admin -- members invite <email> --new'] },
      ],
      footer: words.footer,
    },
    {
      ...content,
      phone: content.phone || null,
      province: provinceByCode(content.province)?.name[language] ?? null,
      city: content.city || null,
      registrationNumber: content.registrationNumber || null,
      message: content.message || null,
      plan: PLANS[listingType][language],
      // What the sender's words are to be compared with, on one line.
      about: profile
        ? [profile.name, profile.number, profile.city, profile.id].filter((part) => part !== null).join(', ')
        : PLANS[listingType][language],
    },
  );
}

/** The plans as the join page names them. */
const PLANS: Readonly<Record<Plan, Bilingual>> = {
  free: { en: 'Free', fr: 'Gratuite' },
  monthly: { en: 'Monthly', fr: 'Mensuelle' },
  annual: { en: 'Annual', fr: 'Annuelle' },
};

const REQUEST = {
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    province: 'Province or territory',
    city: 'City',
    number: 'Registration number',
    answer: 'To answer, reply to this email. Your reply goes straight to {{name}} ({{email}}).',
    declined: 'Whoever is declined is told by email; --reason says why, and --no-mail tells nobody.',
    footer: 'The request above was written by a visitor; nothing in it has been checked.',
    listing: {
      subject: 'Listing request from {{name}} ({{plan}})',
      heading: 'A new listing request',
      intro: 'Someone asks to be listed in the directory.',
      about: 'Listing',
      decide: 'Once you have checked the credentials with the regulator, note your decision:',
      accepted: 'Whoever is accepted is told nothing until you invite them:',
    },
    claim: {
      subject: '{{name}} says that a profile is theirs',
      heading: 'A claim of a profile',
      intro: 'Someone says that this profile, which came from a register, is theirs.',
      about: 'The register has',
      decide:
        'Compare it with the register, and make sure that the address is the person’s: whoever is approved edits the profile. Then note your decision:',
      accepted: 'Whoever is approved is sent the invitation, in the language of the claim.',
    },
  },
  fr: {
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    province: 'Province ou territoire',
    city: 'Ville',
    number: 'Numéro de permis',
    answer: 'Répondez simplement à ce courriel : votre réponse parvient directement à {{name}} ({{email}}).',
    declined:
      'Un refus est annoncé par courriel; --reason en donne la raison, et --no-mail n’avertit personne.',
    footer: 'La demande ci-dessus a été écrite par une personne qui visite le site; rien n’en a été vérifié.',
    listing: {
      subject: 'Demande d’inscription\u00a0: {{name}} ({{plan}})',
      heading: 'Une nouvelle demande d’inscription',
      intro: 'Une personne demande à figurer dans le répertoire.',
      about: 'Inscription',
      decide: 'Une fois le permis vérifié auprès de l’ordre ou du collège, notez votre décision :',
      accepted: 'Pour annoncer une acceptation, invitez la personne :',
    },
    claim: {
      subject: '{{name}} dit qu’un profil est le sien',
      heading: 'Une personne reconnaît son profil',
      intro: 'Une personne dit que ce profil, tiré d’un registre, est le sien.',
      about: 'Le registre indique',
      decide:
        'Comparez avec le registre, et assurez-vous que l’adresse est bien celle de la personne : elle pourra modifier le profil. Notez ensuite votre décision :',
      accepted: 'Si vous acceptez, l’invitation part, dans la langue de la demande.',
    },
  },
} as const;

/** The fixed acknowledgement of a listing request, or of a claim: none of its sender's words. */
export const listingConfirmationMail = ({
  language,
  siteUrl,
  isClaim,
}: {
  language: Language;
  siteUrl: string;
  isClaim: boolean;
}) => fillTemplate(language, (isClaim ? CLAIM_CONFIRMED : LISTING_CONFIRMED)[language], { siteUrl });

const LISTING_CONFIRMED: Both = {
  en: {
    subject: 'We have received your listing request',
    body: [
      'Thank you for asking to be listed in the Psychologist Directory.',
      'We check every registration with the provincial or territorial regulator by hand, then write to you about the next steps. You have nothing to do and nothing to pay until then.',
    ],
    footer:
      'If you did not ask to be listed, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Nous avons bien reçu votre demande d’inscription',
    body: [
      'Merci de votre demande d’inscription au Répertoire des psychologues.',
      'Nous vérifions nous-mêmes chaque permis auprès de l’ordre ou du collège de la province ou du territoire, puis nous vous écrivons pour la suite. D’ici là, vous n’avez rien à faire ni à payer.',
    ],
    footer:
      'Si vous n’avez pas fait cette demande, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

const CLAIM_CONFIRMED: Both = {
  en: {
    subject: 'We have received your message about your profile',
    body: [
      'Thank you for telling us that this profile in the Psychologist Directory is yours.',
      'We compare what you wrote with the register of your regulator, by hand. If the two agree, an email with a link comes to this address, and from then on you keep the profile yourself. You have nothing to do and nothing to pay until then.',
    ],
    footer:
      'If you did not write to us, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Nous avons bien reçu votre message au sujet de votre profil',
    body: [
      'Merci de nous avoir dit que ce profil du Répertoire des psychologues est le vôtre.',
      'Nous comparons nous-mêmes ce que vous avez écrit avec le registre de votre ordre ou collège. Si les deux concordent, un courriel avec un lien arrivera à cette adresse : vous tiendrez ensuite le profil à jour. D’ici là, vous n’avez rien à faire ni à payer.',
    ],
    footer:
      'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

/** Tells whoever asked to be listed, or claimed a profile, that the request was declined, why, and what can be done about it. */
export const listingDeclinedMail = ({
  language,
  isClaim,
  ...values
}: {
  language: Language;
  siteUrl: string;
  /** The page to write from. */
  link: string;
  /** The operator's own words. */
  reason: string | null;
  isClaim: boolean;
}) => fillTemplate(language, (isClaim ? CLAIM_DECLINED : LISTING_DECLINED)[language], values);

const LISTING_DECLINED: Both = {
  en: {
    subject: 'About your listing request',
    body: [
      'Thank you for asking to be listed in the Psychologist Directory. We looked at your request, and cannot list you for now.',
      { text: 'The reason we noted:', quote: '{{reason}}' },
      'If this is a mistake, or once something has changed, write to us with your registration number and the name of your regulator:',
      { link: '{{link}}' },
      'You have nothing to pay, and we delete your request after 180 days.',
    ],
    footer:
      'If you did not ask to be listed, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Votre demande d’inscription',
    body: [
      'Merci d’avoir demandé à figurer dans le Répertoire des psychologues. Nous avons examiné votre demande, et nous ne pouvons pas l’accepter pour le moment.',
      { text: 'La raison que nous avons notée :', quote: '{{reason}}' },
      'Si c’est une erreur, ou dès que votre situation aura changé, écrivez-nous en indiquant votre numéro de permis et le nom de votre ordre ou collège :',
      { link: '{{link}}' },
      'Vous n’avez rien à payer, et nous supprimons votre demande après 180 jours.',
    ],
    footer:
      'Si vous n’avez pas fait cette demande, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};

const CLAIM_DECLINED: Both = {
  en: {
    subject: 'About the profile that you say is yours',
    body: [
      'Thank you for writing to us about a profile in the Psychologist Directory. We compared what you wrote with the register, and cannot yet confirm that the profile is yours. The mistake may well be ours.',
      { text: 'The reason we noted:', quote: '{{reason}}' },
      'Please write to us once more, with your registration number, if you can from an address that your regulator or your practice publishes:',
      { link: '{{link}}' },
      'You have nothing to pay, and we delete what you sent after 180 days. If the profile is yours, you can also have it taken off: “This is me: take me off” stands at the end of it.',
    ],
    footer:
      'If you did not write to us, someone gave your address by mistake: you can ignore this email. It was sent automatically; please do not reply to it.',
  },
  fr: {
    subject: 'Au sujet du profil que vous dites être le vôtre',
    body: [
      'Merci de nous avoir écrit au sujet d’un profil du Répertoire des psychologues. Nous avons comparé votre message avec le registre, et nous ne pouvons pas encore confirmer que ce profil est le vôtre. L’erreur vient peut-être de nous.',
      { text: 'La raison que nous avons notée :', quote: '{{reason}}' },
      'Écrivez-nous encore une fois, avec votre numéro de permis et, si possible, depuis une adresse que votre ordre, votre collège ou votre cabinet publie :',
      { link: '{{link}}' },
      'Vous n’avez rien à payer, et nous supprimons votre envoi après 180 jours. Si le profil est le vôtre, vous pouvez aussi le faire retirer : « C’est moi : retirez-moi » se trouve au bas du profil.',
    ],
    footer:
      'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur : vous pouvez ignorer ce courriel. Il a été envoyé automatiquement; veuillez ne pas y répondre.',
  },
};
