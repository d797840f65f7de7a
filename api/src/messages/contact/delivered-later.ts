import type { Language } from '@directory/domain/language';

const HOUR_MS = 60 * 60 * 1000;

/** What the sender of a message that waits for its turn is told: that it is kept, and about when it is delivered. */
export function deliveredLater(until: Date, language: Language, now = Date.now()): string {
  // Rounded up: nobody is promised more than will be kept. The sweep that queues it comes once a minute.
  const hours = Math.max(1, Math.ceil((until.getTime() - now) / HOUR_MS));
  return WORDS[language](hours);
}

const WORDS: Readonly<Record<Language, (hours: number) => string>> = {
  en: (hours) =>
    `Many messages have come for this psychologist in a short time, and they are delivered in order. Yours is saved and will be delivered later, in about ${hours === 1 ? 'an hour' : `${hours} hours`}. You need not send it again.`,
  fr: (hours) =>
    `Beaucoup de messages sont arrivés en peu de temps pour cette personne; ils lui sont remis dans l’ordre. Le vôtre est enregistré et sera remis plus tard, dans environ ${hours === 1 ? 'une heure' : `${hours} heures`}. Inutile de l’envoyer de nouveau.`,
};
