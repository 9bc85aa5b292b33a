import type { Block } from './document.ts';
import { plainText } from './plain-text.ts';
import { readMarkdown } from './read-markdown.ts';

/** A text that was read, and what a reader can see of it. Nobody changes it: others are given the same. */
export type ReadText = { readonly blocks: Block[]; readonly text: string };

/** Of all that is kept: some two hundred long stories, and about twenty times as many bytes. */
const mostCharacters = 2_000_000;

/**
 * Texts that were read lately, by their Markdown. A vote, a save or a change of a neighbour makes an answer anew whose
 * text is the same; reading it again was a third of the time that the answer took.
 */
export function createTextReader(most = mostCharacters): (markdown: string) => ReadText {
  const kept = new Map<string, ReadText>();
  let characters = 0;
  return (markdown) => {
    const known = kept.get(markdown);
    // The last used is the last to go.
    if (known) kept.delete(markdown);
    else characters += markdown.length;
    const read = known ?? readNow(markdown);
    kept.set(markdown, read);
    for (const oldest of kept.keys()) {
      if (characters <= most) break;
      kept.delete(oldest);
      characters -= oldest.length;
    }
    return read;
  };
}

function readNow(markdown: string): ReadText {
  const blocks = readMarkdown(markdown);
  return { blocks, text: plainText(blocks) };
}

export const readText = createTextReader();
