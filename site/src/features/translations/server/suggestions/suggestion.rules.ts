import type { Inline } from '@trekker/rich-text/document.ts';
import { linksOf } from '@trekker/rich-text/mentions.ts';
import { normalForm } from '@trekker/rich-text/normal-form.ts';
import { asParagraphs, oneLine } from '@trekker/rich-text/normal-markdown.ts';
import { textOf } from '@trekker/rich-text/plain-text.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { mapLines } from '#features/rich-text/server/map-lines.rules.ts';
import type { Content, Json, VersionedFields } from '#features/versions/versioned-field.ts';

// A text with structure is translated line by line: each paragraph, heading, item, cell and caption is one text, with
// its links and emphasis as Markdown. What they stand in (lists, tables, figures, galleries, cards) is never sent, so
// that no translator can lose or change it.

/** The texts that are to be translated, in their order; those that say nothing are left out. */
export function textsToTranslate(content: Content, fields: VersionedFields): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    if (isSaying(text)) found.push(text);
  };
  eachText(content, fields, {
    words(text) {
      note(text);
      return text;
    },
    line(c) {
      if (isSaying(textOf(c))) note(markdownOf(c));
      return [...c];
    },
  });
  return found;
}

/**
 * The same content in the words of `translations`, which are those of `textsToTranslate` in their order. `kept`: how
 * many lines stay as they are, since they came back with other links or without words.
 */
export function translated<Texts extends Content>(
  content: Texts,
  fields: VersionedFields,
  translations: readonly string[],
): { texts: Texts; kept: number } {
  const next = translations[Symbol.iterator]();
  let kept = 0;
  const texts = eachText(content, fields, {
    words: (text) => (isSaying(text) ? (next.next().value ?? '').trim() : text),
    line(c) {
      if (!isSaying(textOf(c))) return [...c];
      const line = oneLine(asParagraphs(readMarkdown(next.next().value ?? '')));
      if (isSaying(textOf(line)) && namesIn(line) === namesIn(c)) return line;
      kept += 1;
      return [...c];
    },
  });
  return { texts, kept };
}

type Change = { words(text: string): string; line(c: readonly Inline[]): Inline[] };

function eachText<Texts extends Content>(content: Texts, fields: VersionedFields, change: Change): Texts {
  const of = (name: string, value: Json): Json =>
    typeof value === 'string' && fields[name]?.type === 'markdown'
      ? writeMarkdown(normalForm(mapLines(readMarkdown(value), change)))
      : wordsIn(value, change);
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, of(name, value)])) as Texts;
}

function wordsIn(value: Json, change: Change): Json {
  if (typeof value === 'string') return change.words(value);
  if (Array.isArray(value)) return value.map((each) => wordsIn(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, wordsIn(each, change)]));
}

const isSaying = (text: string) => /[\p{L}\p{N}]/u.test(text);

const markdownOf = (c: readonly Inline[]) => writeMarkdown([{ t: 'p', c: [...c] }]);

/** What a line names beside its words: where its links lead, and the blanks that pages have filled in. */
function namesIn(c: readonly Inline[]): string {
  const links = linksOf([{ t: 'p', c: [...c] }]).map(({ to }) => to);
  return [...links, ...(textOf(c).match(/\{\w+\}/g) ?? [])].sort().join('\n');
}
