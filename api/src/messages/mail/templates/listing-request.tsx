import type { Language } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import type { Plan } from '@directory/domain/site/plans';
import { FieldList, Layout, Paragraph, Quotation } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

/** A psychologist's request to be listed, or a claim of a profile, to the operator. */
export interface ListingRequestContent {
  id: string;
  language: Language;
  siteUrl: string;
  name: string;
  email: string;
  phone: string | null;
  province: string | null;
  city: string | null;
  listingType: Plan;
  message: string | null;
  /** What is claimed, as the register has it. */
  profile: { id: string; name: string; number: string | null; city: string | null } | null;
}

const OPTIONAL = ['phone', 'province', 'city', 'message', 'register'] as const;

/** The request with the visitor's words shown as text, and how to decide. */
export function listingRequestMail(content: ListingRequestContent): {
  subject: string;
  html: string;
  text: string;
} {
  const { language } = content;
  const values = {
    siteUrl: content.siteUrl,
    id: content.id,
    name: content.name,
    email: content.email,
    phone: content.phone ?? '',
    province: provinceByCode(content.province)?.name[language] ?? '',
    city: content.city ?? '',
    plan: PLAN_NAMES[content.listingType][language],
    message: content.message ?? '',
    register: claimedText(content.profile),
  };
  const shape = Object.fromEntries(OPTIONAL.map((key) => [key, values[key] !== '']));
  return fillTemplate('listing-request', language, shape, () => build(language, shape), values);
}

function build(language: Language, shape: Readonly<Record<string, boolean>>): Template {
  const isClaim = shape['register'] === true;
  const words = {
    ...WORDS[language],
    ...(isClaim && WORDS[language].claim),
    register: WORDS[language].claim.register,
  };
  const fields: (readonly [string, string])[] = [
    [words.name, slot('name')],
    [words.email, slot('email')],
    isClaim ? [words.register, slot('register')] : [words.plan, slot('plan')],
  ];
  for (const key of ['phone', 'province', 'city'] as const)
    if (shape[key]) fields.push([words[key], slot(key)]);
  return {
    subject: words.subject,
    document: (
      <Layout language={language} heading={words.heading} footer={words.footer}>
        <Paragraph>{words.intro}</Paragraph>
        <FieldList values={fields} />
        {shape['message'] && <Quotation>{slot('message')}</Quotation>}
        <Paragraph>{words.answer}</Paragraph>
        <Paragraph>
          {words.decide}
          <br />
          npm run admin -- {isClaim ? 'claims approve' : 'listings accept'} {slot('id')}
          <br />
          npm run admin -- {isClaim ? 'claims' : 'listings'} decline {slot('id')}
        </Paragraph>
        <Paragraph>{words.declined}</Paragraph>
        <Paragraph>
          {words.accepted}
          {!isClaim && (
            <>
              <br />
              npm run admin -- members invite {'<email>'} --new
            </>
          )}
        </Paragraph>
      </Layout>
    ),
  };
}

/** What the sender's words are to be compared with, on one line. */
const claimedText = (profile: ListingRequestContent['profile']): string =>
  profile === null
    ? ''
    : [profile.name, profile.number, profile.city, profile.id].filter((part) => part !== null).join(', ');

/** The plans as the join page names them. */
export const PLAN_NAMES: Readonly<Record<Plan, Readonly<Record<Language, string>>>> = {
  free: { en: 'Free', fr: 'Gratuite' },
  monthly: { en: 'Monthly', fr: 'Mensuelle' },
  annual: { en: 'Annual', fr: 'Annuelle' },
};

const ENGLISH = {
  subject: `Listing request from ${slot('name')} (${slot('plan')})`,
  heading: 'A new listing request',
  intro: 'Someone asks to be listed in the directory.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  province: 'Province or territory',
  city: 'City',
  plan: 'Listing',
  answer: `To answer, reply to this email. Your reply goes straight to ${slot('name')} (${slot('email')}).`,
  decide: 'Once you have checked the credentials with the regulator, note your decision:',
  declined: 'Whoever is declined is told by email; --reason says why, and --no-mail tells nobody.',
  accepted: 'Whoever is accepted is told nothing until you invite them:',
  footer: 'The request above was written by a visitor; nothing in it has been checked.',
  claim: {
    subject: `${slot('name')} says that a profile is theirs`,
    heading: 'A claim of a profile',
    intro: 'Someone says that this profile, which came from a register, is theirs.',
    register: 'The register has',
    decide:
      'Compare it with the register, and make sure that the address is the person’s: whoever is approved edits the profile. Then note your decision:',
    accepted: 'Whoever is approved is sent the invitation, in the language of the claim.',
  },
};

const FRENCH: Readonly<typeof ENGLISH> = {
  subject: `Demande d’inscription\u00a0: ${slot('name')} (${slot('plan')})`,
  heading: 'Une nouvelle demande d’inscription',
  intro: 'Une personne demande à figurer dans le répertoire.',
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  province: 'Province ou territoire',
  city: 'Ville',
  plan: 'Inscription',
  answer: `Répondez simplement à ce courriel : votre réponse parvient directement à ${slot('name')} (${slot('email')}).`,
  decide: 'Une fois le permis vérifié auprès de l’ordre ou du collège, notez votre décision :',
  declined:
    'Un refus est annoncé par courriel; --reason en donne la raison, et --no-mail n’avertit personne.',
  accepted: 'Pour annoncer une acceptation, invitez la personne :',
  footer: 'La demande ci-dessus a été écrite par une personne qui visite le site; rien n’en a été vérifié.',

  claim: {
    subject: `${slot('name')} dit qu’un profil est le sien`,
    heading: 'Une personne reconnaît son profil',
    intro: 'Une personne dit que ce profil, tiré d’un registre, est le sien.',
    register: 'Le registre indique',
    decide:
      'Comparez avec le registre, et assurez-vous que l’adresse est bien celle de la personne : elle pourra modifier le profil. Notez ensuite votre décision :',
    accepted: 'Si vous acceptez, l’invitation part, dans la langue de la demande.',
  },
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
