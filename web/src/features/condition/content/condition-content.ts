/** What a condition's page says, in one language. The page's own words stand in the namespace `condition`. */
export interface ConditionContent {
  /** The condition's name: the page's heading. */
  title: string;
  /** The condition's name within a sentence. */
  name: string;
  /** The page's title in a list of search results. */
  headTitle: string;
  description: string;
  lead: string;
  sections: readonly ConditionSection[];
  /** Places elsewhere that help. */
  resources: readonly ContentLink[];
  /** Where the facts come from. */
  sources: readonly ContentLink[];
}

/** `types`: kinds of anxiety, kinds of trauma. */
export type SectionId = 'overview' | 'symptoms' | 'types' | 'causes' | 'treatment' | 'criteria';

export interface ConditionSection {
  id: SectionId;
  title: string;
  paragraphs: readonly string[];
  /** Points of one kind, in any order. */
  points?: readonly string[];
  /** Titled parts. */
  parts?: readonly ContentPart[];
  /** A sentence after all the rest. */
  end?: string;
}

export interface ContentPart {
  title: string;
  text?: string;
  points?: readonly string[];
}

export interface ContentLink {
  /** Who publishes it. */
  publisher: string;
  title: string;
  href: string;
}
