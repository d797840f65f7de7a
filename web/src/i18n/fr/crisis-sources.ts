import type { strings as english } from '../en/crisis-sources.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'D’où viennent ces numéros',
  text: 'Chaque numéro, ses heures et ses langues ont été comparés avec des pages publiques. Si l’un d’eux ne répond pas, appelez ou textez le 9-8-8, puis dites-le-nous.',
  checked: 'vérifié le {{date}}',
};
