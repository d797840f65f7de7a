import type { French } from '../namespaces.ts';

export const strings: French<'crisis-sources'> = {
  title: 'D’où viennent ces numéros',
  text: 'Nous avons lu chaque numéro sur une page publique, que nous nommons avec sa date. Autant que possible, c’est celle de la ligne ou de son gouvernement. Pas encore confirmé par téléphone. Si une ligne ne répond pas, appelez ou textez le 9-8-8, puis dites-le-nous.',
  source: 'selon {{host}}',
  undated: 'date de la source inconnue',
  unconfirmed: 'date de la source inconnue, numéro pas encore confirmé par téléphone',
  also: 'aussi selon {{host}}, {{date}}',
};
