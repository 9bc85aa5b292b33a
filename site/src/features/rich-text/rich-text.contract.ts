import type { Block, Inline } from '@trekker/rich-text/document.ts';
import type { LinkedKind } from '@trekker/rich-text/links.ts';
import { z } from 'zod';
import { image, video } from '../media/media.contract.ts';

/** A published destination that a text names: its card within the text, at its links and at the foot. */
const namedPlace = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** That its words are in, where readers have asked for one. */
  language: z.string().optional(),
  country: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  shortLine: z.string(),
  description: z.string(),
  thumbnail: image.nullable(),
  rating: z.object({ value: z.number(), count: z.int() }),
});
export type NamedPlace = z.output<typeof namedPlace>;

/** Whose it is, as the library says: it stands where the text itself names nobody. */
const credited = { credit: z.string().optional() };

/** What a text names by id, as far as everybody may see it; what is gone or not public is null. */
const known = z.object({
  /** By `kind/id`, as its links name it: what it is called and where it stands today. */
  links: z.record(z.string(), z.object({ name: z.string(), address: z.string() }).nullable()),
  /** By id, as all below. */
  places: z.record(z.string(), namedPlace),
  images: z.record(z.string(), image.extend(credited)),
  videos: z.record(z.string(), video.extend(credited)),
});
export type KnownItems = z.output<typeof known>;

/** A text with structure as a page shows it: its blocks (packages/rich-text), and what they name. */
export const richTextBody = z.object({ blocks: z.array(z.unknown() as z.ZodType<Block>), known });
export type RichTextBody = z.output<typeof richTextBody>;

/** Marked words in one line, as a card shows them, and the items that its links name. */
export const richLine = z.object({ line: z.array(z.unknown() as z.ZodType<Inline>), links: known.shape.links });
export type RichLine = z.output<typeof richLine>;

/** Under this tag an item's answers are dropped, and the texts that name it. */
export const itemTag = (kind: LinkedKind, id: string) => `${kind}:${id}`;

/** Of all that a text names, public or not: that may change. */
export const tagsOfText = ({ known: { links, places } }: RichTextBody): string[] => [
  ...tagsOfLinks(links),
  ...Object.keys(places).map((id) => itemTag('destination', id)),
];

export const tagsOfLinks = (links: KnownItems['links']): string[] =>
  Object.keys(links).map((link) => link.replace('/', ':'));
