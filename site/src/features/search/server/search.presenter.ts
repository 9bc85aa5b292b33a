import { ownLanguage } from '@trekker/texts/own-language.ts';
import type { DestinationSummary } from '../../destinations/destination.contract.ts';
import type { Highlight } from '../../highlights/highlight.contract.ts';
import type { StorySummary } from '../../stories/story.contract.ts';
import type { FoundDestination, FoundHighlight, FoundStory, MarkedText } from '../search.contract.ts';
import { cutMarked, markedPart, markedText, marksIn } from './search-match.rules.ts';

/** Why a thing was found: how close it is, by which words, and its long text where nothing shorter holds them. */
export type Reason = { closeness: number; words: ReadonlySet<string>; longText: string | undefined };

export function presentFoundDestination(place: DestinationSummary, reason: Reason): FoundDestination {
  const { words, closeness } = reason;
  const { country, region } = place.location;
  const about = marksIn(region, words).length > 0 && region !== country ? `${region}, ${country}` : country;
  const text = shownText(place.description, reason);
  return { ...place, match: { closeness, title: marksIn(place.name, words), about: markedText(about, words), text } };
}

const nameOfTag = ({ terms }: StorySummary, tag: string): string => terms?.tags[tag]?.name ?? tag;
const nameOfCategory = ({ terms, category }: StorySummary): string => terms?.category?.name ?? category;

/** What a story is about, as it is called in the language in use. */
export const termsOf = (story: StorySummary): string[] => [
  nameOfCategory(story),
  ...story.tags.map((tag) => nameOfTag(story, tag)),
];

export function presentFoundStory(story: StorySummary, reason: Reason): FoundStory {
  const { words, closeness } = reason;
  const nameOf = (tag: string) => nameOfTag(story, tag);
  const tags = story.tags.filter((tag) => [tag, nameOf(tag)].some((name) => marksIn(name, words).length > 0));
  const about = markedText([nameOfCategory(story), ...tags.map(nameOf)].join(', '), words);
  // A part of the original's text says nothing under words of another language.
  const isOriginal =
    !story.language || (story.fallbacks?.includes('title') && story.fallbackLanguage === ownLanguage());
  const text = shownText(story.excerpt, isOriginal ? reason : { ...reason, longText: undefined });
  return { ...story, match: { closeness, title: marksIn(story.title, words), about, text } };
}

export function presentFoundHighlight(highlight: Highlight, reason: Reason): FoundHighlight {
  const { words, closeness } = reason;
  const text = shownText(highlight.description, reason);
  const about = markedText(highlight.name, words);
  return { ...highlight, match: { closeness, title: marksIn(highlight.location, words), about, text } };
}

function shownText(short: string, { words, longText }: Reason): MarkedText {
  return (longText !== undefined && markedPart(longText, words)) || cutMarked(short, words);
}
