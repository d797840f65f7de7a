/** A piece of a text that was written in Markdown. `html` and list items are inline HTML, made safe by the build. */
export type Block =
  | { type: 'paragraph'; html: string }
  | { type: 'list'; ordered?: true; items: readonly string[] }
  /** A heading with what follows it. */
  | { type: 'section'; id?: string; title: string; blocks: readonly Block[] }
  /** A place for something that Markdown has no words for; `words` stand behind its name. */
  | { type: 'directive'; name: string; words: string; blocks: readonly Block[] };

export type Section = Extract<Block, { type: 'section' }>;

interface TextLink {
  label: string;
  /** A path of the site. */
  to: string;
}

/** A text page in one language: `content/pages/<name>.<language>.md`. */
export interface PageText {
  title: string;
  description: string;
  lead?: string;
  parents?: readonly TextLink[];
  /** The two ways on at the page's end. */
  primary?: TextLink;
  secondary?: TextLink;
  /** Search engines leave it out. */
  noIndex?: true;
  blocks: readonly Block[];
}

interface SourceLink {
  publisher: string;
  title: string;
  href: string;
}

/** What a condition's page says, in one language: `content/conditions/<condition>.<language>.md`. */
export interface ConditionText {
  /** The condition's name: the page's heading. */
  title: string;
  /** The condition's name within a sentence. */
  name: string;
  /** The page's title in a list of search results. */
  headTitle: string;
  description: string;
  lead: string;
  blocks: readonly Block[];
  /** Places elsewhere that help. */
  resources: readonly SourceLink[];
  /** Where the facts come from. */
  sources: readonly SourceLink[];
}

/** The section of that id, `### Title {#id}`: what a page sets beside words of its own. @throws Error where the text has none */
export function sectionOf(blocks: readonly Block[], id: string): Section {
  const section = sectionsOf(blocks).find((each) => each.id === id);
  if (!section) throw new Error(`The text has no section {#${id}}.`);
  return section;
}

export function sectionsOf(blocks: readonly Block[]): Section[] {
  return blocks.filter((block) => block.type === 'section');
}
