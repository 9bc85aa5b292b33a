import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import type { StandardPage } from '../standard-pages.rules.ts';

/** What a page that every site has says in a language before anybody writes it anew. */
export type LegalText = { title: string; description: string; content: string; contentMarkdown: string };

const folder = path.join(import.meta.dirname, '../../../../../texts/legal');

const read = new Map<string, LegalText | undefined>();

/** Undefined in a language that it is not there in; a region has that of its language. Each is read once. */
export function findLegalText(language: string, page: StandardPage): LegalText | undefined {
  const key = `${language}/${page}`;
  if (!read.has(key)) read.set(key, readLegalText(language, page));
  return read.get(key);
}

/** A file is Markdown: the title, the lead as the first paragraph, the text from the first heading below. */
function readLegalText(language: string, page: StandardPage): LegalText | undefined {
  const file = [language, language.split('-')[0] ?? '']
    .map((code) => path.join(folder, code, `${page}.md`))
    .find((one) => existsSync(one));
  if (!file) return undefined;
  const [title = '', description = '', ...rest] = readFileSync(file, 'utf8')
    .trim()
    .split('\n\n')
    // A paragraph is a line, as texts are stored.
    .map((paragraph) => paragraph.replaceAll('\n', ' '));
  const blocks = readMarkdown(rest.join('\n\n'));
  return {
    title: title.replace(/^# /, ''),
    description,
    content: plainText(blocks),
    contentMarkdown: writeMarkdown(blocks),
  };
}
