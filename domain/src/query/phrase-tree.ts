import type { Want } from './condition.ts';
import type { Pattern } from './pattern.ts';
import type { Spelling, Word } from './words.ts';

/** What fills a slot: where it ends, the number that it says, and whom it says that it is about. */
export interface Fill {
  end: number;
  typos?: number;
  said?: number | undefined;
  about?: readonly Want[] | undefined;
}

/** What may fill a slot from a word on. */
export interface Slot {
  (words: readonly Word[], start: number): readonly Fill[];
  /** Whether anything that fills it begins with this word: slots are asked for at every word, and most begin at none. */
  begins?: (word: Word) => boolean;
}

/** What fills the slots of one text, by the slot's name and the word at which it begins. */
export type FilledSlots = Map<string, ReturnType<Slot>[]>;

export interface Match<Meaning> {
  readonly meaning: Meaning;
  /** The words that the phrase spans: from this one up to, and not including, that one. */
  readonly start: number;
  readonly end: number;
  /** How many of these words it names itself; the others were passed over. */
  readonly named: number;
  /** Letters that were put right. */
  readonly typos: number;
  /** The number that a slot took. */
  readonly said: number | undefined;
  /** Whom a slot says that it is about (`my <child>`). */
  readonly about: readonly Want[] | undefined;
}

/** The forms that a word may stand for: itself, and what it may be a slip of. */
export type Spellings = (word: Word) => readonly Spelling[];

/** Most nodes go on in one way or none: what they lack is not there. */
interface Node<Meaning> {
  word: Edges<Meaning> | undefined;
  stem: Edges<Meaning> | undefined;
  slot: Edges<Meaning> | undefined;
  /** Where the branches of a choice meet again, so that choices add up instead of multiplying. */
  joins: Node<Meaning>[];
  meanings: Meaning[];
}

type Edges<Meaning> = Map<string, Node<Meaning>>;

/**
 * Nodes that the same words lead to, with all that they join: what they mean, and where a word, the beginning of one or a slot leads from
 * any of them. Phrases that begin alike are followed once for all of them.
 */
interface State<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly words: Ways<Meaning> | undefined;
  readonly stems: Ways<Meaning> | undefined;
  readonly slots: Ways<Meaning> | undefined;
}

interface First<Meaning> {
  state: State<Meaning>;
  way: Way;
}

/** Where each leads: nodes, or the state that these are once it was asked for. */
type Ways<Meaning> = Map<string, Node<Meaning>[] | State<Meaning>>;

const SHORTEST_STEM = 3;
/** How many words that say nothing may stand inside a phrase, one after the other. */
const MOST_PASSED_OVER = 2;

/** All phrases, by their words, so that finding those that begin at a word costs no more with ten thousand than with ten. */
export class PhraseTree<Meaning> {
  readonly #root: Node<Meaning> = emptyNode();
  readonly #slots: ReadonlyMap<string, Slot>;
  /** The joins, with the number of nodes that meet there. */
  readonly #joins = new Map<Node<Meaning>, number>();
  readonly #passedOver: ReadonlySet<string>;
  /** The nodes with several meanings. */
  readonly #shared = new Set<Node<Meaning>>();
  /** Where reading begins, made when it first does. */
  #start: State<Meaning> | undefined;
  /** The states of single nodes, which many ways lead to. */
  readonly #states = new Map<Node<Meaning>, State<Meaning>>();
  /** Where a first word leads, by what it may stand for. */
  readonly #firsts = new WeakMap<readonly Spelling[], readonly First<Meaning>[]>();
  /** And the slots that may begin with it. */
  readonly #firstSlots = new WeakMap<readonly Spelling[], readonly string[]>();

  /** `passedOver` are the forms of words that may stand inside any phrase (`really`, `the`). */
  constructor(slots: ReadonlyMap<string, Slot>, passedOver: ReadonlySet<string>) {
    this.#slots = slots;
    this.#passedOver = passedOver;
  }

  /** @throws Error when the pattern names a slot that there is not */
  add(pattern: Pattern, meaning: Meaning): void {
    this.#start = undefined;
    for (const node of this.#extend(this.#root, pattern)) {
      if (node.meanings.includes(meaning)) continue;
      if (node.meanings.push(meaning) > 1) this.#shared.add(node);
    }
  }

  /** Puts together what the same words mean, once all phrases are added. */
  mergeMeanings(merged: (meanings: readonly Meaning[]) => Meaning[]): void {
    for (const node of this.#shared) node.meanings = merged(node.meanings);
  }

  /** Lets the pattern go on from a node, and returns where it ends. */
  #extend(from: Node<Meaning>, pattern: Pattern): Node<Meaning>[] {
    if (pattern.kind === 'choice') {
      const ends = new Set<Node<Meaning>>();
      for (const part of pattern.parts) for (const end of this.#extend(from, part)) ends.add(end);
      return [...ends];
    }
    if ('parts' in pattern) {
      let ends = [from];
      for (const part of pattern.parts) ends = this.#extend(this.#joined(ends), part);
      return ends;
    }
    const { kind, text } = pattern;
    if (kind === 'slot' && !this.#slots.has(text)) throw new Error(`There is no slot <${text}>`);
    const edges = (from[kind] ??= new Map<string, Node<Meaning>>());
    const next = edges.get(text) ?? emptyNode<Meaning>();
    edges.set(text, next);
    return [next];
  }

  /** The node where these meet; phrases that begin with the same choice share it. */
  #joined(ends: readonly Node<Meaning>[]): Node<Meaning> {
    const [first] = ends;
    if (first && ends.length === 1) return first;
    const known = first?.joins.find(
      (join) => this.#joins.get(join) === ends.length && ends.every(({ joins }) => joins.includes(join)),
    );
    if (known) return known;
    const join = emptyNode<Meaning>();
    this.#joins.set(join, ends.length);
    for (const end of ends) end.joins.push(join);
    return join;
  }

  /**
   * Every phrase that begins at `start`. `filled` remembers what fills the slots of these words; one for all starts saves work.
   */
  matchesAt(
    words: readonly Word[],
    start: number,
    spellings: Spellings,
    filled: FilledSlots = new Map(),
  ): Match<Meaning>[] {
    const first = words[start];
    if (!first || first.quoted) return [];
    const from = (this.#start ??= this.#stateOf([this.#root]));
    const reader: Reader<Meaning> = { words, spellings, filled, found: [], start };
    const spelled = spellings(first);
    for (const { state, way } of this.#firstsOf(from, spelled)) this.#follow(reader, state, start + 1, way);
    for (const name of this.#firstSlotsOf(from, spelled, first)) {
      for (const { end, typos = 0, said, about } of this.#fill(reader, name, start)) {
        const next = this.#next(from.slots, name);
        if (next)
          this.#follow(reader, next, end, { ...further(NOTHING_YET, end - start, typos), said, about });
      }
    }
    return reader.found;
  }

  #firstsOf(from: State<Meaning>, spelled: readonly Spelling[]): readonly First<Meaning>[] {
    let firsts = this.#firsts.get(spelled);
    if (!firsts) {
      firsts = spelled.flatMap(({ form, typos }) =>
        this.#after(from, form).map((state) => ({ state, way: further(NOTHING_YET, 1, typos) })),
      );
      this.#firsts.set(spelled, firsts);
    }
    return firsts;
  }

  /** Whether any phrase begins with a word. */
  begins(word: Word, spellings: Spellings): boolean {
    const from = (this.#start ??= this.#stateOf([this.#root]));
    return !word.quoted && (from.slots !== undefined || this.#firstsOf(from, spellings(word)).length > 0);
  }

  #firstSlotsOf({ slots }: State<Meaning>, spelled: readonly Spelling[], first: Word): readonly string[] {
    let names = this.#firstSlots.get(spelled);
    if (!names) {
      names = [...(slots?.keys() ?? [])].filter((name) => this.#slots.get(name)?.begins?.(first) ?? true);
      this.#firstSlots.set(spelled, names);
    }
    return names;
  }

  /** Where a form leads, as a word and by what it begins with. */
  #after({ words, stems }: State<Meaning>, form: string): State<Meaning>[] {
    const found: State<Meaning>[] = [];
    const next = this.#next(words, form);
    if (next) found.push(next);
    for (let length = SHORTEST_STEM; stems && length <= form.length; length += 1) {
      const begun = this.#next(stems, form.slice(0, length));
      if (begun) found.push(begun);
    }
    return found;
  }

  #next(ways: Ways<Meaning> | undefined, key: string): State<Meaning> | undefined {
    const next = ways?.get(key);
    if (!Array.isArray(next)) return next;
    const state = this.#stateOf(next);
    ways?.set(key, state);
    return state;
  }

  #stateOf(nodes: Node<Meaning>[]): State<Meaning> {
    const [only, ...others] = nodes;
    const known = only && others.length === 0 ? this.#states.get(only) : undefined;
    if (known) return known;
    const all = new Set<Node<Meaning>>();
    const last = new Set<Node<Meaning>>();
    const join = (node: Node<Meaning>) => {
      if (all.has(node)) return;
      all.add(node);
      node.joins.forEach(join);
      last.add(node);
    };
    nodes.forEach(join);
    const state = {
      meanings: [...all].flatMap(({ meanings }) => meanings),
      // What a choice leads to was there before what goes on from one branch of it alone.
      words: waysOf(last, 'word'),
      stems: waysOf(last, 'stem'),
      slots: waysOf(last, 'slot'),
    };
    if (only && others.length === 0) this.#states.set(only, state);
    return state;
  }

  #fill({ words, filled }: Reader<Meaning>, name: string, at: number): ReturnType<Slot> {
    let known = filled.get(name);
    if (!known) filled.set(name, (known = []));
    return (known[at] ??= this.#slots.get(name)?.(words, at) ?? []);
  }

  #follow(reader: Reader<Meaning>, state: State<Meaning>, at: number, way: Way): void {
    const { words, spellings, found, start } = reader;
    if (!way.passing) for (const meaning of state.meanings) found.push({ meaning, start, end: at, ...way });
    const { slots } = state;
    const word = words[at];
    if (!(state.words || state.stems || slots) || !word || word.quoted) return;
    if (state.words || state.stems) {
      for (const { form, typos } of spellings(word))
        for (const next of this.#after(state, form))
          this.#follow(reader, next, at + 1, further(way, 1, typos));
    }
    for (const name of slots?.keys() ?? []) {
      for (const { end, typos = 0, said = way.said, about = way.about } of this.#fill(reader, name, at)) {
        const next = this.#next(slots, name);
        if (next) this.#follow(reader, next, end, { ...further(way, end - at, typos), said, about });
      }
    }
    // After words that were passed over the phrase must go on: it neither ends there nor passes over more.
    if (way.passing) return;
    for (let over = 1; over <= MOST_PASSED_OVER; over += 1) {
      if (!this.#passedOver.has(words[at + over - 1]?.form ?? '')) break;
      this.#follow(reader, state, at + over, { ...way, passing: true });
    }
  }
}

/** What is read from one word on, and what was found. */
interface Reader<Meaning> {
  words: readonly Word[];
  start: number;
  spellings: Spellings;
  filled: FilledSlots;
  found: Match<Meaning>[];
}

/** How a phrase has been followed so far. */
interface Way extends Pick<Match<unknown>, 'named' | 'typos' | 'said' | 'about'> {
  passing: boolean;
}

const NOTHING_YET: Way = { named: 0, typos: 0, said: undefined, about: undefined, passing: false };

function further({ named, typos, said, about }: Way, words: number, slips: number): Way {
  return { named: named + words, typos: typos + slips, said, about, passing: false };
}

function waysOf<Meaning>(
  nodes: ReadonlySet<Node<Meaning>>,
  kind: 'word' | 'stem' | 'slot',
): Ways<Meaning> | undefined {
  const ways = new Map<string, Node<Meaning>[]>();
  for (const node of nodes) {
    for (const [key, next] of node[kind] ?? []) {
      const known = ways.get(key);
      if (known) known.push(next);
      else ways.set(key, [next]);
    }
  }
  return ways.size > 0 ? ways : undefined;
}

function emptyNode<Meaning>(): Node<Meaning> {
  return { word: undefined, stem: undefined, slot: undefined, joins: [], meanings: [] };
}
