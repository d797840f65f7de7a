import type { Bilingual } from '../language.ts';

/** Why a field's value was refused, in the words that stand beside the field. */
export const FIELD_SENTENCES = {
  name_required: { en: 'Name is required', fr: 'Le nom est obligatoire' },
  full_name_required: { en: 'Full name is required', fr: 'Le nom complet est obligatoire' },
  email_required: { en: 'Email is required', fr: 'L’adresse courriel est obligatoire' },
  email_invalid: {
    en: 'Please enter a valid email address',
    fr: 'Veuillez saisir une adresse courriel valide',
  },
  message_required: { en: 'Message is required', fr: 'Le message est obligatoire' },
  listing_type_required: { en: 'Please choose a listing type', fr: 'Veuillez choisir un forfait' },
  too_long: {
    en: 'This is too long. Please shorten it',
    fr: 'Ce texte est trop long. Veuillez le raccourcir',
  },
  single_line: { en: 'Please write this on one line', fr: 'Veuillez écrire ce texte sur une seule ligne' },
  hidden_character: {
    en: 'There is an invisible character in this. Please delete it and type it again, without pasting',
    fr: 'Un caractère invisible se trouve ici. Veuillez effacer ce texte et le taper de nouveau, sans le coller',
  },
  turned_text: {
    en: 'There is an invisible character in this that reverses the text. Please type again the part that you pasted',
    fr: 'Un caractère invisible inverse ici le sens du texte. Veuillez taper de nouveau la partie que vous avez collée',
  },
  not_an_option: { en: 'Please choose one of the options', fr: 'Veuillez choisir l’une des options' },
  nobody_chosen: { en: 'Please choose at least one person', fr: 'Veuillez choisir au moins une personne' },
} as const satisfies Record<string, Bilingual>;

/** Why what only a program sends was refused. Apart from the others, so that a page need not load them. */
export const PROGRAM_SENTENCES = {
  not_text: { en: 'This must be a text', fr: 'La valeur doit être un texte' },
  not_a_number: { en: 'This must be a number', fr: 'La valeur doit être un nombre' },
  not_yes_or_no: { en: 'This must be true or false', fr: 'La valeur doit être true ou false' },
  not_a_field: { en: 'This field is not accepted', fr: 'Ce champ n’est pas accepté' },
  not_a_score: {
    en: 'This assessment cannot end in this score',
    fr: 'Cette autoévaluation ne peut pas donner ce résultat',
  },
  not_this_severity: {
    en: 'This severity does not belong to the score',
    fr: 'Ce degré ne correspond pas au résultat',
  },
  not_a_uuid: { en: 'This must be a UUID', fr: 'La valeur doit être un UUID' },
  not_an_object: { en: 'The request must be a JSON object', fr: 'La requête doit être un objet JSON' },
  unknown_psychologist: { en: 'Psychologist not found', fr: 'Ce profil de psychologue est introuvable' },
} as const satisfies Record<string, Bilingual>;

/** The message of every issue that a form's schema finds: the key of a sentence. */
export type FieldProblem = keyof typeof FIELD_SENTENCES | keyof typeof PROGRAM_SENTENCES;
