/** When somebody has room, said by a member. */
export const strings = {
  places: 'Places',
  from: 'From',
  until: 'Until the end of',
  times: 'When',
  session: 'How',
  any: 'Any',
} as const;
