import MarkdownIt from 'markdown-it';
import type { Notes } from '../html/flow.ts';
import { withoutTemplateCode } from './template-code.ts';

// Markdown of other programs may hold HTML and images, which a text of the site does not: it is read as what it would
// have been shown as. What may be in that is decided once, where HTML is read.
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false });
Object.assign(parser, { validateLink: () => true, normalizeLink: (to: string) => to });

export function markdownHtml(markdown: string, notes: Notes): string {
  return parser.render(withoutTemplateCode(markdown, notes));
}
