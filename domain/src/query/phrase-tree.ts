import type { Want } from './condition.ts';
import type { Pattern } from './pattern.ts';
import type { Word } from './words.ts';

/** What fills a slot: where it ends, the number that it says, and whom it says that it is about. */
export interface Fill {
  end: number;
  said?: number | undefined;
  about?: readonly Want[] | undefined;
}

/** What may fill a slot from a word on. */
export type Slot = (words: readonly Word[], start: number) => readonly Fill[];

/** What fills the slots of one text, by the slot's name and the word at which it begins. */
export type FilledSlots = Map<string, ReturnType<Slot>>;

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
export type Spellings = (word: Word) => readonly { form: string; typos: number }[];

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

  /** `passedOver` are the forms of words that may stand inside any phrase (`really`, `the`). */
  constructor(slots: ReadonlyMap<string, Slot>, passedOver: ReadonlySet<string>) {
    this.#slots = slots;
    this.#passedOver = passedOver;
  }

  /** @throws Error when the pattern names a slot that there is not */
  add(pattern: Pattern, meaning: Meaning): void {
    for (const node of this.#extend(this.#root, pattern))
      if (!node.meanings.includes(meaning)) node.meanings.push(meaning);
  }

  /** Lets the pattern go on from a node, and returns where it ends. */
  #extend(from: Node<Meaning>, pattern: Pattern): Node<Meaning>[] {
    if (pattern.kind === 'choice')
      return [...new Set(pattern.parts.flatMap((part) => this.#extend(from, part)))];
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
    const found: Match<Meaning>[] = [];
    const fill = (name: string, at: number): ReturnType<Slot> => {
      const key = `${name} ${at}`;
      const known = filled.get(key) ?? this.#slots.get(name)?.(words, at) ?? [];
      filled.set(key, known);
      return known;
    };
    const walk = (node: Node<Meaning>, at: number, way: Way): void => {
      if (!way.passing) for (const meaning of node.meanings) found.push({ meaning, start, end: at, ...way });
      for (const join of node.joins) walk(join, at, way);
      const word = words[at];
      if (!word || word.quoted) return;
      if (node.words || node.stems) {
        for (const { form, typos } of spellings(word)) {
          const after = {
            named: way.named + 1,
            typos: way.typos + typos,
            said: way.said,
            about: way.about,
            passing: false,
          };
          const next = node.words?.get(form);
          if (next) walk(next, at + 1, after);
          if (!node.stems) continue;
          for (let length = SHORTEST_STEM; length <= form.length; length += 1) {
            const stem = node.stems.get(form.slice(0, length));
            if (stem) walk(stem, at + 1, after);
          }
        }
      }
      for (const [name, next] of node.slots ?? []) {
        for (const { end, said = way.said, about = way.about } of fill(name, at))
          walk(next, end, { named: way.named + end - at, typos: way.typos, said, about, passing: false });
      }
      // After words that were passed over the phrase must go on: it neither ends there nor passes over more.
      if (at === start || way.passing || !(node.words || node.stems || node.slots)) return;
      for (let over = 1; over <= MOST_PASSED_OVER; over += 1) {
        if (!this.#passedOver.has(words[at + over - 1]?.form ?? '')) break;
        walk(node, at + over, { ...way, passing: true });
      }
    };
    walk(this.#root, start, { named: 0, typos: 0, said: undefined, about: undefined, passing: false });
    return found;
  }
}

/** How a phrase has been followed so far. */
interface Way extends Pick<Match<unknown>, 'named' | 'typos' | 'said' | 'about'> {
  passing: boolean;
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
