import type { Language } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import type { Plan } from '@directory/domain/site/plans';
import { FieldList, Layout, Paragraph, Quotation } from './layout.tsx';
import { fillTemplate, slot, type Template } from './template.ts';

/** A psychologist's request to be listed, to the operator. */
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
}

const OPTIONAL = ['phone', 'province', 'city', 'message'] as const;

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
  };
  const shape = Object.fromEntries(OPTIONAL.map((key) => [key, values[key] !== '']));
  return fillTemplate('listing-request', language, shape, () => build(language, shape), values);
}

function build(language: Language, shape: Readonly<Record<string, boolean>>): Template {
  const words = WORDS[language];
  const fields: (readonly [string, string])[] = [
    [words.name, slot('name')],
    [words.email, slot('email')],
    [words.plan, slot('plan')],
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
          npm run admin -- listings accept {slot('id')}
          <br />
          npm run admin -- listings decline {slot('id')}
        </Paragraph>
        <Paragraph>{words.declined}</Paragraph>
        <Paragraph>
          {words.accepted}
          <br />
          npm run admin -- members invite {'<email>'} --new
        </Paragraph>
      </Layout>
    ),
  };
}

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
};

const WORDS = { en: ENGLISH, fr: FRENCH } as const;
