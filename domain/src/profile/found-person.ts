import type { SearchHit } from '../contracts/search-answer.ts';

/** What an answer leaves out where nobody has said it: half of what a page of people would be. */
const UNSAID = {
  credentials: null,
  photo_url: null,
  city: null,
  province: null,
  is_premium: false,
  registration_number: null,
  opening: null,
  therapies: [],
  accepting: 'unknown',
  wait: null,
  wait_confirmed_at: null,
  next_opening: null,
  fee: null,
  fee_confirmed_at: null,
  sliding_scale: null,
} as const satisfies { [Field in keyof SearchHit]?: SearchHit[Field] | null };

type Unsaid = typeof UNSAID;

/** Somebody who was found, as a card shows them: what nobody has said is null. */
export type FoundPerson = Omit<SearchHit, keyof Unsaid> & {
  [Field in keyof Unsaid]:
    | NonNullable<SearchHit[Field]>
    | (Unsaid[Field] extends null ? null : NonNullable<SearchHit[Field]>);
};

export function foundPerson(hit: SearchHit): FoundPerson {
  return { ...UNSAID, therapies: [], ...hit } as FoundPerson;
}

/** The same without what nobody has said. */
export function withoutUnsaid(person: FoundPerson): SearchHit {
  return Object.fromEntries(
    Object.entries(person).filter(
      ([field, said]) => JSON.stringify(said) !== JSON.stringify(UNSAID[field as keyof Unsaid]),
    ),
  ) as SearchHit;
}
