import type { French } from '../namespaces.ts';

export const strings: French<'openings'> = {
  places: 'Places',
  from: 'À partir du',
  until: 'Jusqu’au soir du',
  times: 'Quand',
  session: 'Comment',
  any: 'Peu importe',
};
