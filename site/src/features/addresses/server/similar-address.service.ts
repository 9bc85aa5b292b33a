import type { CardReads } from '#server/dependencies.ts';
import type { DestinationSummary } from '../../destinations/destination.contract.ts';
import { destinationFinder, searchKind, storyFinder } from '../../search/server/search.service.ts';
import { suggestPhrases } from '../../search/server/suggestion.service.ts';
import { findTags } from '../../stories/server/story.service.ts';
import type { StorySummary } from '../../stories/story.contract.ts';
import type { SimilarAddress } from '../addresses.contract.ts';
import { presentSimilarDestination, presentSimilarStory, presentSimilarTag } from './address.presenter.ts';
import { isNamedLike, plainWords } from './likeness.rules.ts';
import { findSimilarPages } from './similar-page.service.ts';

const mostWords = 6;
const mostOfAKind = 3;
const mostTags = 2;
/** Its title, its tags or where it is; what only says the word somewhere in its text was hardly meant. */
const farthest = 5;
/** Best by the words that they hold, so that some of them may hold them only in their texts. */
const mostLookedAt = 2 * mostOfAKind;

/** Parts of an address that say what kind of thing it is, and nothing of what it is about. */
const kinds =
  /^(destinations?|stories|story|highlights?|tags?|search|blog|posts?|articles?|places?|travel|guides?|pages?|www|en|index|html?|amp|feed|category)$/;

/**
 * What a person may have meant by a path: "/destinatons/lisbn.html" is "lisbn". The last part that says something
 * counts; the empty text where none does.
 */
export function wordsOfPath(path: string): string {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return '';
  }
  const parts = plain.normalize('NFKC').toLowerCase().split('/').map(distinctiveWords);
  const words = parts.findLast((part) => part.length > 0) ?? [];
  return words.length > mostWords ? '' : words.join(' ');
}

function distinctiveWords(part: string): string[] {
  return part
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= 30 && !kinds.test(word) && /\D/.test(word));
}

/**
 * Up to three pages, three places, three stories and two tags that are called something like it; the kind that the path
 * names comes first.
 */
export async function findSimilarAddresses(
  dependencies: CardReads,
  path: string,
): Promise<{ words: string; similar: SimilarAddress[] }> {
  const words = wordsOfPath(path);
  const pages = await findSimilarPages(dependencies, path);
  if (words.length < 3) return { words, similar: pages };
  const typed = plainWords(words);
  const page = { page: 1, limit: mostLookedAt };
  const [destinations, stories, phrases] = await Promise.all([
    searchKind(dependencies, destinationFinder, words, page),
    searchKind(dependencies, storyFinder, words, page),
    suggestPhrases(dependencies, words),
  ]);
  const names = phrases.filter((phrase) => isNamedLike(typed, [phrase]));
  const tags = await findTags(dependencies.reads, names, mostTags);
  const places = called(destinations.data, typed, namesOfPlace).map(presentSimilarDestination);
  const texts = called(stories.data, typed, namesOfStory).map(presentSimilarStory);
  const ofTags = tags.map(presentSimilarTag);
  if (/^\/(tag|stor|blog|article|post)/.test(path))
    return {
      words,
      similar: path.startsWith('/tag')
        ? [...ofTags, ...texts, ...places, ...pages]
        : [...texts, ...ofTags, ...places, ...pages],
    };
  return { words, similar: [...pages, ...places, ...texts, ...ofTags] };
}

const namesOfPlace = ({ name, location, tags }: DestinationSummary) => [name, location.country, ...tags];
const namesOfStory = ({ title, category, tags }: StorySummary) => [title, category, ...tags];

/** What is called by one of the words: a search also finds what has one somewhere, or one that is spelled like it. */
function called<Item extends { match: { closeness: number } }>(
  items: readonly Item[],
  typed: readonly string[],
  namesOf: (item: Item) => string[],
): Item[] {
  return items
    .filter((item) => item.match.closeness <= farthest && isNamedLike(typed, namesOf(item)))
    .slice(0, mostOfAKind);
}
