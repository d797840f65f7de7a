import { CHIP_FACETS, type Said, type SaidFacet } from '../facets.ts';
import { fold } from '../text/fold.ts';

/** What words ask for that is no facet as it is said: where somebody is, and how much and how soon. */
const APART = {
  place: { weight: 9, excludable: true },
  price: { weight: 1, either: true, inPassing: true, common: true },
  availability: { weight: 0, either: true, inPassing: true, common: true },
} as const satisfies Readonly<Record<string, Said>>;

/** What a visitor can ask of a psychologist, by what it is about. */
export type ConditionKind = SaidFacet['said']['kind'] | keyof typeof APART;

/** The facets that typed words reach, by what is asked for. */
export const SAID_FACETS = Object.fromEntries(
  CHIP_FACETS.flatMap((facet) => ('said' in facet ? [[facet.said.kind, facet]] : [])),
) as { readonly [Kind in SaidFacet['said']['kind']]: Extract<SaidFacet, { said: { kind: Kind } }> };

/** How each kind is said: the facets' own rows, and those apart. */
export const SAID: Readonly<Record<ConditionKind, Said>> = {
  ...(Object.fromEntries<Said>(Object.values(SAID_FACETS).map(({ said }) => [said.kind, said])) as Readonly<
    Record<SaidFacet['said']['kind'], Said>
  >),
  ...APART,
};

export const CONDITION_KINDS = Object.keys(SAID) as ConditionKind[];

/** The facet that holds the values of a kind as they are; undefined where none does. */
export function facetOfKind(kind: ConditionKind): SaidFacet | undefined {
  return kind in APART ? undefined : SAID_FACETS[kind as keyof typeof SAID_FACETS];
}

/**
 * One thing that is asked. The values of most kinds are those of their facet (`Anxiety`, `French`, `Female`, `Online`). `online` is the code of the province in which the visitor is. A place is `QC`,
 * or `QC/montreal` with the city's path name; a price is `<=150` in dollars, or `sliding`; availability is `now` (takes new clients) or
 * `soon` (within a month, too).
 */
export interface Want {
  readonly kind: ConditionKind;
  readonly values: readonly string[];
}

/** What one phrase asks for: any of its wants will do. */
export interface Condition {
  readonly anyOf: readonly Want[];
  /** The stretches of the text that said so, as `[start, end)` in UTF-16 code units. */
  readonly ranges: readonly (readonly [number, number])[];
  /** Who meets it is not wanted. */
  readonly isExcluded?: boolean;
}

/**
 * Conditions in the order of the text, where "Toronto or online" is one: whoever is in the city, or meets online; and so is "Russian or
 * Ukrainian", or "anxiety/depression". @param text what was typed
 */
export function joinAlternatives(text: string, conditions: readonly Condition[]): Condition[] {
  const joined: Condition[] = [];
  for (const condition of conditions) {
    const before = joined.at(-1);
    const from = before?.ranges.at(-1)?.[1];
    const to = condition.ranges[0]?.[0];
    if (
      before &&
      isEither(before, condition) &&
      /^(?:\s*\/\s*|[\s,]*(?:or|ou)[\s,]+)$/i.test(text.slice(from, to))
    )
      joined[joined.length - 1] = join(before, condition);
    else joined.push(condition);
  }
  return joined;
}

function isEither(before: Condition, condition: Condition): boolean {
  const kinds = [kindOf(before), kindOf(condition)].sort();
  return kinds[0] === kinds[1] || kinds.join() === 'place,session';
}

/** The kind by which a condition is named: that of its first want. */
export function kindOf({ anyOf }: Pick<Condition, 'anyOf'>): ConditionKind {
  return anyOf[0]?.kind ?? 'concern';
}

/**
 * The conditions, each said once: equal ones are one, two of a kind that nobody can meet both of become either, and a city takes the
 * place of the province around it; of what is not wanted, the wider.
 */
export function mergeConditions(conditions: readonly Condition[]): Condition[] {
  const merged: Condition[] = [];
  for (const condition of conditions) {
    const kind = kindOf(condition);
    const at = merged.findIndex(
      (other) =>
        isWithin(condition, other) ||
        isWithin(other, condition) ||
        (kindOf(other) === kind && SAID[kind].either),
    );
    const known = merged[at];
    if (!known) merged.push(condition);
    else {
      const [narrower, wider] = isWithin(condition, known) ? [condition, known] : [known, condition];
      const decisive = condition.isExcluded ? wider : narrower;
      const one = isWithin(narrower, wider) ? decisive : join(known, condition);
      merged[at] = { ...one, ranges: [...known.ranges, ...condition.ranges] };
    }
  }
  return merged;
}

/** Whether everybody who meets the one also meets the other. */
function isWithin(one: Condition, other: Condition): boolean {
  return one.anyOf.every(({ kind, values }) => {
    const wider = other.anyOf.find((want) => want.kind === kind);
    return wider !== undefined && values.every((value) => wider.values.includes(value));
  });
}

/**
 * Of the places that are named without an "or" between them the one that leads: a city within a province that is named too, else the
 * narrower, else the later (`moved from Brandon to Winnipeg`). The others are given back apart.
 */
export function leadingPlace(conditions: readonly Condition[]): {
  conditions: readonly Condition[];
  others: readonly Condition[];
} {
  const places = conditions.filter((condition) => isPlaceAlone(condition));
  const [first, ...later] = places;
  if (!first || later.length === 0) return { conditions, others: [] };
  const others: Condition[] = [];
  const lead = later.reduce((known, place) => {
    if (isWithin(known, place) || isWithin(place, known) || isCityIn(known, place) || isCityIn(place, known))
      return join(known, place);
    const [one, other] = breadthOf(place) <= breadthOf(known) ? [place, known] : [known, place];
    others.push(other);
    return one;
  }, first);
  return {
    conditions: conditions.flatMap((one) => (one === first ? lead : places.includes(one) ? [] : one)),
    others,
  };
}

function isPlaceAlone({ anyOf }: Condition): boolean {
  return anyOf.length === 1 && anyOf[0]?.kind === 'place';
}

/** Whether the one names cities of which some lie in a province that the other is. */
function isCityIn(one: Condition, other: Condition): boolean {
  const [cities = [], provinces = []] = [one, other].map(({ anyOf }) => anyOf[0]?.values ?? []);
  return provinces.some((code) => !code.includes('/') && cities.some((city) => city.startsWith(`${code}/`)));
}

/** A province is wider than any number of cities. */
function breadthOf({ anyOf }: Condition): number {
  const values = anyOf[0]?.values ?? [];
  return values.some((value) => !value.includes('/')) ? Infinity : values.length;
}

/** What is told of when somebody says why: `no weekends, I work on weekends`. Of a trouble that is told of somebody wants help. */
const GIVEN_AS_REASON: readonly ConditionKind[] = ['time', 'session', 'language', 'therapy', 'gender'];

/** `I live in Laval, not in Laval`: of the same name what is said last counts; what is only told of after its refusal is not asked for. */
export function isTakenBackBy(
  unwanted: Condition,
  condition: Condition,
  { text, isTold }: { text: string; isTold: boolean },
): boolean {
  const [at = [0, 0], deniedAt = [0, 0]] = [condition.ranges[0], unwanted.ranges[0]];
  const [said, denied] = [at, deniedAt].map((range) =>
    fold(text.slice(...range))
      .split(' ')
      .at(-1),
  );
  const isBefore = at[0] < deniedAt[0];
  if (kindOf(condition) === 'place') return isBefore && said === denied;
  return (
    isDenied(condition, unwanted) && (isBefore || (isTold && GIVEN_AS_REASON.includes(kindOf(condition))))
  );
}

/** `no male psychologist, female`: the other gender behind a mark is asked for; who refused both would leave nearly nobody. */
export function isTheOther(condition: Condition, refused: readonly Condition[], text: string): boolean {
  const first = refused.find((one) => kindOf(one) === 'gender');
  if (!first || kindOf(condition) !== 'gender' || isDenied(condition, first)) return false;
  const between = text.slice(first.ranges[0]?.[1], condition.ranges[0]?.[1]);
  return /[,;.]/.test(between) && !/\b(?:or|nor|and|not?|ni|ou|et|pas)\b/i.test(between);
}

/** `Toronto not Scarborough` where both are one: to leave it out would leave out what is asked for. */
export function isDenied(condition: Condition, unwanted: Condition): boolean {
  return condition.anyOf.every(({ kind, values }) =>
    unwanted.anyOf.some((want) => {
      const isAsked = (value: string) => want.values.includes(value);
      return want.kind === kind && (kind === 'place' ? values.some(isAsked) : values.every(isAsked));
    }),
  );
}

/** `any insurer besides Manulife`: of several values, those that are not what is unwanted. */
export function withoutUnwanted(condition: Condition, unwanted: readonly Condition[]): Condition {
  const anyOf = condition.anyOf.map(({ kind, values }) => {
    const others = unwanted.flatMap((one) => one.anyOf.filter((want) => want.kind === kind));
    const left = values.filter((value) => !others.some((other) => other.values.includes(value)));
    return { kind, values: left.length > 0 ? left : values };
  });
  return { ...condition, anyOf };
}

function join(a: Condition, b: Condition): Condition {
  const ranges = [...a.ranges, ...b.ranges];
  const wants = new Map<ConditionKind, Set<string>>();
  for (const { kind, values } of [...a.anyOf, ...b.anyOf]) {
    const known = wants.get(kind) ?? new Set();
    wants.set(kind, known);
    for (const value of values) known.add(value);
  }
  const anyOf = [...wants].map(([kind, values]) => ({
    kind,
    values: kind === 'place' ? narrowest(values) : [...values],
  }));
  return { ...a, anyOf, ranges };
}

/** Toronto, Ontario is Toronto; Cornwall, PEI is the one of the two Cornwalls that lies there. */
function narrowest(places: ReadonlySet<string>): string[] {
  const provinces = [...places].filter((place) => !place.includes('/'));
  const cities = [...places].filter((place) => place.includes('/'));
  const within = cities.filter((city) => provinces.includes(city.slice(0, 2)));
  return within.length > 0 ? within : [...cities, ...provinces];
}
