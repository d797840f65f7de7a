import type { Language } from '@directory/domain/language';
import type { Term } from '@directory/domain/vocabulary/term';
import type { Random } from './random.ts';

interface BioFacts {
  first: string;
  city: string;
  years: number;
  /** Concerns and approaches, as they stand in a sentence. */
  concerns: readonly string[];
  methods: readonly string[];
  people: readonly string[];
  online: boolean;
}

type Sentences = Readonly<Record<Language, readonly ((facts: BioFacts) => string)[]>>;

const en = new Intl.ListFormat('en-CA');
const fr = new Intl.ListFormat('fr-CA');
const anyone = (facts: BioFacts, fallback: string) => facts.people[0] ?? fallback;

const OPENINGS: Sentences = {
  en: [
    (f) => `I have worked as a psychologist in ${f.city} for ${f.years} years.`,
    (f) => `My practice in ${f.city} is a calm place to think things through.`,
    (f) => `${f.first} is a psychologist in ${f.city} with ${f.years} years of clinical experience.`,
    (f) => `Before opening a practice in ${f.city}, I spent ${f.years} years in hospital and community care.`,
    () => `People often reach out when what used to work no longer does.`,
    (f) =>
      `I see ${anyone(f, 'adults')} in ${f.city} who are looking for practical help and an honest conversation.`,
    () => `Therapy works best when it fits the person, so we begin with what you would like to be different.`,
    (f) =>
      `After ${f.years} years in this work I am still struck by how much can shift in a few good conversations.`,
  ],
  fr: [
    (f) => `J’exerce la psychologie à ${f.city} depuis ${f.years} ans.`,
    (f) => `Mon bureau de ${f.city} est un lieu calme où prendre le temps de faire le point.`,
    (f) => `${f.first} compte ${f.years} ans d’expérience clinique et reçoit sa clientèle à ${f.city}.`,
    (f) =>
      `Avant d’ouvrir un bureau à ${f.city}, j’ai travaillé ${f.years} ans en milieu hospitalier et communautaire.`,
    () => `On consulte souvent quand ce qui fonctionnait auparavant ne suffit plus.`,
    () =>
      `Une thérapie utile s’ajuste à la personne : nous commençons par ce que vous aimeriez voir changer.`,
    (f) => `Après ${f.years} ans de pratique, je crois toujours à la force d’une bonne conversation.`,
  ],
};

const PEOPLE: Sentences = {
  en: [
    (f) => `Much of my work concerns ${en.format(f.concerns)}.`,
    (f) => `I help ${anyone(f, 'people')} with ${en.format(f.concerns)}.`,
    (f) => `The people I see most often come about ${en.format(f.concerns)}.`,
    (f) => `My areas of interest are ${en.format(f.concerns)}, at every stage of life.`,
    (f) => `I have particular training in ${en.format(f.concerns)}.`,
  ],
  fr: [
    (f) => `Mes principaux domaines de pratique sont les suivants : ${fr.format(f.concerns)}.`,
    (f) =>
      `J’accompagne ${f.people[0] === undefined ? 'les gens' : `une clientèle variée (${f.people[0]})`} et je m’intéresse à ces questions : ${fr.format(f.concerns)}.`,
    (f) => `On me consulte surtout pour ceci : ${fr.format(f.concerns)}.`,
    (f) => `Ma formation porte notamment sur les thèmes suivants : ${fr.format(f.concerns)}.`,
  ],
};

const METHODS: Sentences = {
  en: [
    (f) => `I draw on ${en.format(f.methods)}, depending on what you need.`,
    (f) => `My approach is grounded in ${en.format(f.methods)}.`,
    (f) => `Sessions combine ${en.format(f.methods)} with plain, everyday tools to try between meetings.`,
    (f) => `I was trained in ${en.format(f.methods)} and keep up with the research.`,
  ],
  fr: [
    (f) => `Selon vos besoins, je fais appel à ces approches : ${fr.format(f.methods)}.`,
    (f) => `Mon travail s’appuie sur des méthodes éprouvées : ${fr.format(f.methods)}.`,
    (f) => `Les rencontres s’inspirent notamment de ce qui suit : ${fr.format(f.methods)}.`,
  ],
};

const PRACTICAL: Sentences = {
  en: [
    (f) =>
      f.online
        ? 'I offer sessions by secure video as well as in my office.'
        : 'I meet people in person, in a quiet office.',
    () => 'A first call of fifteen minutes is free, so that you can see whether we are a good fit.',
    () => 'Receipts are provided for insurance, and evening hours are available.',
    () => 'No referral is needed.',
    () => 'The office is wheelchair accessible and close to transit.',
  ],
  fr: [
    (f) =>
      f.online
        ? 'Je reçois au bureau et par vidéoconférence sécurisée.'
        : 'Les rencontres ont lieu en personne, dans un bureau tranquille.',
    () =>
      'Un premier appel de quinze minutes, sans frais, permet de voir si nous pouvons travailler ensemble.',
    () => 'Des reçus sont remis pour les assurances; quelques plages sont offertes le soir.',
    () => 'Aucune demande d’un médecin n’est nécessaire.',
  ],
};

const CLOSINGS: Sentences = {
  en: [
    () => 'You set the pace; I bring the map.',
    () => 'You are welcome to write with any question before you book.',
    () => 'Everyone is welcome here, whatever their background, faith, gender or body.',
    () => 'My aim is that you leave each session with something you can use.',
    () => 'I look forward to hearing from you.',
  ],
  fr: [
    () => 'Vous décidez du rythme; je vous aide à trouver le chemin.',
    () => 'N’hésitez pas à m’écrire si vous avez des questions avant de prendre rendez-vous.',
    () => 'Toute personne est la bienvenue, quels que soient son origine, sa foi, son genre ou son corps.',
    () => 'J’espère que vous repartirez de chaque rencontre avec quelque chose d’utile.',
    () => 'Au plaisir de faire votre connaissance.',
  ],
};

/** A member's own words, of three to five sentences, in one language. */
export function writeBio(random: Random, language: Language, facts: BioFacts): string {
  const parts = [random.pick(OPENINGS[language])(facts)];
  if (facts.concerns.length > 0) parts.push(random.pick(PEOPLE[language])(facts));
  if (facts.methods.length > 0) parts.push(random.pick(METHODS[language])(facts));
  if (random.chance(60)) parts.push(random.pick(PRACTICAL[language])(facts));
  if (random.chance(70)) parts.push(random.pick(CLOSINGS[language])(facts));
  const text = parts.join(' ');
  // Some people write paragraphs.
  return random.chance(25) && parts.length > 3
    ? text.replace(`${parts[1] ?? ''} `, `${parts[1] ?? ''}\n\n`)
    : text;
}

/** Terms as they stand inside a sentence: lower case, but for abbreviations and names. */
export function namesOf(terms: readonly Term[], language: Language): string[] {
  const lower = (word: string) =>
    /[A-Z]{2}|^(?:Gottman|Gestalt|Indigenous)/.test(word) ? word : word.toLowerCase();
  return terms.map((term) => term[language].split(' ').map(lower).join(' '));
}
