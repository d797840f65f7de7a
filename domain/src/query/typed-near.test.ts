import { describe, expect, it } from 'vitest';
import { placeLexicon } from './directory-lexicon.ts';
import { placeToBeNear, readTypedNear } from './typed-near.ts';
import { understand } from './understand.ts';

/** The place, the distance, and the words that are left with a stroke where the place stood. */
function read(text: string): string {
  const near = readTypedNear(text);
  if (!near) return '';
  const [start, end] = near.range;
  return [near.place?.name ?? 'me', near.km ?? '-', `${text.slice(0, start)}|${text.slice(end)}`].join(', ');
}

describe('readTypedNear', () => {
  it.each([
    ['near R3C', 'R3C, -, |'],
    ['R3C', 'R3C, -, |'],
    ['emdr H2X 1Y4', 'H2X, -, emdr |'],
    ['therapist within 10km of laval for anxiety', 'Laval, 10, therapist | for anxiety'],
    ['within a 50 km radius of Trois-Rivières', 'Trois-Rivières, 50, |'],
    ['15 kilometres from St. Johns', "St. John's, 15, |"],
    ['25 km around Montreal, QC online', 'Montréal, 25, | online'],
    ['5 km of North Bay Ontario', 'North Bay, 5, |'],
    ['near R3C within 5 km', 'R3C, 5, |'],
    ['psy à moins de 10 km de Laval', 'Laval, 10, psy |'],
    ['à 20 km de Québec', 'Québec, 20, |'],
    ['dans un rayon de 10 kilomètres autour de H2X', 'H2X, 10, |'],
    ['psychologue proche de h2x', 'H2X, -, psychologue |'],
    ['près de chez moi', 'me, -, |'],
    ['à moins de 5 km de chez moi', 'me, 5, |'],
    ['near Steinbach', 'Steinbach, -, |'],
    ['within 900 km of Laval', 'Laval, 100, |'],
    ['within 1000 km of Laval', 'Laval, 100, |'],
    ['anxiety in North Bay, Ontario within 50 km', 'North Bay, 50, anxiety in |'],
    ['Trois-Rivières à moins de 5 km', 'Trois-Rivières, 5, |'],
    ['H2X 5 km', 'H2X, 5, |'],
    // Who says miles is answered in kilometres.
    ['near Winnipeg within 10 miles', 'Winnipeg, 16, |'],
    ['within 20 mi of Laval', 'Laval, 32, |'],
    ['emdr 1 mile from R3C', 'R3C, 2, emdr |'],
    ['dans un rayon de 2,5 milles autour de Laval', 'Laval, 4, |'],
    ['within 2.5 km of Laval', 'Laval, 3, |'],
    ['emdr in R3C', 'R3C, -, emdr |'],
    ['anxiété dans H2X 1Y4', 'H2X, -, anxiété |'],
    // A code that is being typed.
    ['near R3C 0', 'R3C, -, |'],
    ['psychologist nearby', 'me, -, psychologist |'],
    ['emdr in my neighbourhood', 'me, -, emdr |'],
    ['psy à proximité', 'me, -, psy |'],
    ['someone near me who does emdr', 'me, -, someone | who does emdr'],
    ['therapist close to me', 'me, -, therapist |'],
    ['une personne à moins de 10 km de Laval', 'Laval, 10, une personne |'],
    // A distance at most, said the other way round.
    ['no more than 10 km from Laval', 'Laval, 10, no more than |'],
    ['I can’t drive more than 10 km from Laval', 'Laval, 10, I can’t drive more than |'],
    ['je ne peux pas faire plus de 10 km de Laval', 'Laval, 10, je ne peux pas faire plus de |'],
  ])('reads "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  it.each(
    `
      not within 20 km of Laval | nobody within a 20 km radius of Laval | more than 20 km from Laval | at least 20 km from H2X
      no closer than 20 km from Laval | further than 5 km from R3C | I don’t want anyone within 20 km of Laval
      pas à moins de 10 km de Laval | à plus de 20 km de Laval | au moins 15 km de H2X | pas dans un rayon de 10 km de Laval
      plus loin que 10 km de Laval | rien à moins de 5 milles de Laval | pas à 5 km de R3C | personne à moins de 5 km de Laval
    `
      .trim()
      .split(/\s*[|\n]\s*/),
  )('takes "%s" for no place to be near', (text) => {
    expect(read(text)).toBe('');
  });

  it.each(
    `
      anxiety | near the metro | near yonge and eglinton | within 10 km of Atlantis
      close to burnout | not close to anyone | mother of 3 in laval | proche aidante
      around the clock | someone close to me died | the people around me
      quelqu’un de très proche de moi est mort | les gens autour de moi | à proximité du métro
      anxiety for 10 km within reason | ran 10 km and panicked | walked 3 miles and panicked
      10 mille choses de laval | Milles Laval | "near R3C" | W3C | H1N1 | B12
    `
      .trim()
      .split(/\s*[|\n]\s*/),
  )('leaves "%s" alone', (text) => {
    expect(read(text)).toBe('');
  });
});

describe('a town where nobody practises', () => {
  const lexicons = [placeLexicon([{ name: 'Regina', province: 'SK', slug: 'regina' }])];
  const toBeNear = (search: string) => {
    const { conditions } = understand(search, lexicons);
    const cityName = (place: string) => (place === 'SK/regina' ? 'Regina' : undefined);
    return placeToBeNear({ search, literal: [], province: null }, conditions, cityName)?.place?.name;
  };

  it.each([
    ['anxiety Souris PEI', 'Souris'],
    ['Melville Sask', 'Melville'],
    ['Mission B.C.', 'Mission'],
    ['Saint-Quentin Nouveau Brunswick', 'Saint-Quentin'],
    ['bouchervile', 'Boucherville'],
    ['l assomption', "L'Assomption"],
    ['fort qu appelle', "Fort Qu'Appelle"],
    ['bishop s falls', "Bishop's Falls"],
    ['the Cariboo', 'Cariboo'],
    ['anxiety Regina', undefined],
  ])('is a place to be near, however it is called: %s', (search, name) => {
    expect(toBeNear(search)).toBe(name);
  });
});
