import { plainBlocks } from '@trekker/rich-text/read-markdown.ts';
import { lexicalHtml } from './ghost/lexical-html.ts';
import { mobiledocHtml } from './ghost/mobiledoc-html.ts';
import { Notes } from './html/flow.ts';
import { htmlToBlocks } from './html/html-to-blocks.ts';
import { markdownHtml } from './markdown/markdown-html.ts';
import type { Conversion, Entry } from './records.ts';
import { withFragments } from './wordpress/reusable-blocks.ts';
import { withoutShortcodes } from './wordpress/shortcodes.ts';

/** The text of an entry in the form of the site. `fragments`: those that it names (`fragmentsIn`), by their ids. */
export function convertText(
  { text: { format, text, file }, address, sourceId }: Pick<Entry, 'text' | 'address' | 'sourceId'>,
  fragments: ReadonlyMap<string, string> = new Map(),
): Conversion {
  const notes = new Notes();
  if (format === 'wordpress') {
    const whole = withFragments(text, fragments, notes);
    const html = withoutShortcodes(whole.replace(/\r\n?/g, '\n'), sourceId.replace(/^wp:/, ''), notes);
    return htmlToBlocks(html, { base: address, hasLineRules: !/<!--\s*wp:/.test(whole), notes });
  }
  try {
    return htmlToBlocks(htmlOf(format, text, notes), { base: address, file: file ?? address, notes });
  } catch (error) {
    // A card that is not what its editor writes, or a text that is no JSON.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    notes.add('unreadable-text', error.message);
    return { blocks: plainBlocks(text), notes: notes.all };
  }
}

function htmlOf(format: Exclude<Entry['text']['format'], 'wordpress'>, text: string, notes: Notes): string {
  if (format === 'markdown') return markdownHtml(text, notes);
  if (format === 'lexical') return lexicalHtml(text, notes);
  return format === 'mobiledoc' ? mobiledocHtml(text, notes) : text;
}
