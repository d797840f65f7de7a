import type { Want } from './condition.ts';
import type { Pattern } from './pattern.ts';
import type { Spelling, Word } from './words.ts';

/** What fills a slot: where it ends, the number that it says, and whom it says that it is about. */
export interface Fill {
  end: number;
  said?: number | undefined;
  about?: readonly Want[] | undefined;
}

/** What may fill a slot from a word on. */
export type Slot = (words: readonly Word[], start: number) => readonly Fill[];

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
  words: Edges<Meaning> | undefined;
  stems: Edges<Meaning> | undefined;
  slots: Edges<Meaning> | undefined;
  /** Where the branches of a choice meet again, so that choices add up instead of multiplying. */
  joins: Node<Meaning>[];
  meanings: Meaning[];
}

type Edges<Meaning> = Map<string, Node<Meaning>>;

/** The nodes that a first word, beginning of a word or slot leads to: what may be left out at the beginning is passed already. */
type Starts<Meaning> = Record<'words' | 'stems' | 'slots', Map<string, Node<Meaning>[]>>;

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
  #starts: Starts<Meaning> | undefined;

  /** `passedOver` are the forms of words that may stand inside any phrase (`really`, `the`). */
  constructor(slots: ReadonlyMap<string, Slot>, passedOver: ReadonlySet<string>) {
    this.#slots = slots;
    this.#passedOver = passedOver;
  }

  /** @throws Error when the pattern names a slot that there is not */
  add(pattern: Pattern, meaning: Meaning): void {
    this.#starts = undefined;
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
    if (pattern.kind === 'sequence') {
      let ends = [from];
      for (const part of pattern.parts) ends = this.#extend(this.#joined(ends), part);
      return ends;
    }
    if (pattern.kind === 'slot' && !this.#slots.has(pattern.name))
      throw new Error(`There is no slot <${pattern.name}>`);
    const edges = edgesFor(from, pattern.kind);
    const key =
      pattern.kind === 'word' ? pattern.form : pattern.kind === 'stem' ? pattern.stem : pattern.name;
    const known = edges.get(key);
    if (known) return [known];
    const next = emptyNode<Meaning>();
    edges.set(key, next);
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
    const starts = (this.#starts ??= startsOf(this.#root));
    const reader: Reader<Meaning> = { words, spellings, filled, found: [], start };
    for (const { form, typos } of spellings(first)) {
      const way = further(NOTHING_YET, 1, typos);
      for (const next of starts.words.get(form) ?? []) this.#follow(reader, next, start + 1, way);
      if (starts.stems.size === 0) continue;
      for (let length = SHORTEST_STEM; length <= form.length; length += 1)
        for (const next of starts.stems.get(form.slice(0, length)) ?? [])
          this.#follow(reader, next, start + 1, way);
    }
    for (const [name, nodes] of starts.slots) {
      for (const { end, said, about } of this.#fill(reader, name, start)) {
        const way = { ...further(NOTHING_YET, end - start, 0), said, about };
        for (const next of nodes) this.#follow(reader, next, end, way);
      }
    }
    return reader.found;
  }

  #fill({ words, filled }: Reader<Meaning>, name: string, at: number): ReturnType<Slot> {
    let known = filled.get(name);
    if (!known) filled.set(name, (known = []));
    return (known[at] ??= this.#slots.get(name)?.(words, at) ?? []);
  }

  #follow(reader: Reader<Meaning>, node: Node<Meaning>, at: number, way: Way): void {
    const { words, spellings, found, start } = reader;
    if (!way.passing) for (const meaning of node.meanings) found.push({ meaning, start, end: at, ...way });
    for (const join of node.joins) this.#follow(reader, join, at, way);
    const { words: edges, stems, slots } = node;
    const word = words[at];
    if (!(edges || stems || slots) || !word || word.quoted) return;
    if (edges || stems) {
      for (const { form, typos } of spellings(word)) {
        const next = edges?.get(form);
        if (next) this.#follow(reader, next, at + 1, further(way, 1, typos));
        if (!stems) continue;
        for (let length = SHORTEST_STEM; length <= form.length; length += 1) {
          const stem = stems.get(form.slice(0, length));
          if (stem) this.#follow(reader, stem, at + 1, further(way, 1, typos));
        }
      }
    }
    if (slots) {
      for (const [name, next] of slots) {
        for (const { end, said = way.said, about = way.about } of this.#fill(reader, name, at))
          this.#follow(reader, next, end, { ...further(way, end - at, 0), said, about });
      }
    }
    // After words that were passed over the phrase must go on: it neither ends there nor passes over more.
    if (way.passing) return;
    for (let over = 1; over <= MOST_PASSED_OVER; over += 1) {
      if (!this.#passedOver.has(words[at + over - 1]?.form ?? '')) break;
      this.#follow(reader, node, at + over, { ...way, passing: true });
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

function startsOf<Meaning>(root: Node<Meaning>): Starts<Meaning> {
  const starts: Starts<Meaning> = { words: new Map(), stems: new Map(), slots: new Map() };
  const nodes = new Set([root]);
  for (const node of nodes) {
    for (const join of node.joins) nodes.add(join);
    for (const kind of ['words', 'stems', 'slots'] as const) {
      for (const [key, next] of node[kind] ?? []) {
        const known = starts[kind].get(key);
        if (known) known.push(next);
        else starts[kind].set(key, [next]);
      }
    }
  }
  return starts;
}

function emptyNode<Meaning>(): Node<Meaning> {
  return { words: undefined, stems: undefined, slots: undefined, joins: [], meanings: [] };
}

/** A node's edges of one kind, to add to. */
function edgesFor<Meaning>(node: Node<Meaning>, kind: 'word' | 'stem' | 'slot'): Edges<Meaning> {
  if (kind === 'word') return (node.words ??= new Map());
  if (kind === 'stem') return (node.stems ??= new Map());
  return (node.slots ??= new Map());
}
