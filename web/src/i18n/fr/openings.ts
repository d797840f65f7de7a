import type { strings as english } from '../en/openings.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  places: 'Places',
  from: 'À partir du',
  until: 'Jusqu’au soir du',
  times: 'Quand',
  session: 'Comment',
  any: 'Peu importe',
};
