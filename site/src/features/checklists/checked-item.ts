import type { Block } from '@trekker/rich-text/document.ts';

/**
 * `name`: what it is called where several are missing. `least`: of a list, so many. `ofForm`: the form alone asks for
 * it; what came from another site is published without.
 */
type NeededField = { field: string; name: () => string; missing: () => string; least?: number; ofForm?: true };
/** What a template leaves to be filled in: sentences of its text, and the title of a box. */
type TemplateGaps = { sentences: readonly string[]; box: string; advice: string };
/** `label` begins a sentence: "The excerpt". */
type ExcerptField = { field: string; label: () => string; missing: () => string; most?: number };

/** Which fields of a form the checklist looks at, by their names. */
export type CheckedFields = {
  /** What it has to have before it is published, each with what is said where it lacks it. */
  needed?: readonly NeededField[];
  /** What lists and search engines show, `most` of it; `missing` is said where nothing stands there. */
  excerpt?: ExcerptField;
  /** Markdown; `mayBeShort` of what is as long as it has to be, by what the form holds. */
  text?: { field: string; mayBeShort?: (content: Readonly<Record<string, unknown>>) => boolean };
  /** One image each, or several; `label` begins a sentence about the `number`th: "Picture 2". */
  images: readonly { field: string; label: (number: number) => string }[];
  place?: { field: string };
  tags?: { field: string };
  /** By language. */
  gaps?: readonly TemplateGaps[];
};

/** An image that a form shows. */
export type CheckedImage = {
  field: string;
  /** As people call it: "Picture 2". */
  name: string;
  /** Null for one that is not stored yet. */
  media: string | null;
  alt: string;
  decorative: boolean;
  /** In pixels; 0 where nobody knows. */
  width: number;
};

/** What the library, and the public, know of what a text names. */
export type CheckedFacts = {
  media: ReadonlyMap<string, { alt: string; decorative: boolean; width: number }>;
  /** By `kind/id`: those that everybody can see. */
  isPublic: (item: string) => boolean;
};

/** What an item's form holds, as the rules see it. */
export type CheckedItem = {
  /** Those that it lacks. */
  lacking: readonly NeededField[];
  excerpt: (ExcerptField & { text: string }) | null;
  text: { field: string; blocks: readonly Block[]; mayBeShort: boolean } | null;
  images: readonly CheckedImage[];
  place: { field: string; isSet: boolean } | null;
  tags: { field: string; count: number } | null;
  gaps: readonly TemplateGaps[];
  facts: CheckedFacts;
};
