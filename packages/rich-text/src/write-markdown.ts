import type { Align, Block, Figure, Inline, List, Plain } from './document.ts';

/**
 * A text in its normal form to Markdown, always in the same way: equal texts are equal strings, whatever release of a
 * parser is installed. It escapes what CommonMark or its tables would take for markup, so that other programs read the
 * same text.
 */
export const writeMarkdown = (blocks: readonly Block[]): string => blocks.map(writeBlock).join('\n\n');

function writeBlock(block: Block): string {
  switch (block.t) {
    case 'h':
      // Number signs at its end would belong to the mark.
      return `${'#'.repeat(block.level)} ${writeInline(block.c).replace(/(^|\s)(#+)$/, '$1\\$2')}`;
    case 'rule':
      return '---';
    case 'quote':
      return indent(writePlain(block.blocks), '> ').replace(/^> $/gm, '>');
    case 'pull':
      return `:::pull${attributes({ by: block.by })}\n${writeLines(block.c)}\n:::`;
    case 'note':
      return `:::note[${writeText(block.title)}]\n${writePlain(block.blocks)}\n:::`;
    case 'table':
      return writeTable(block.align, block.rows);
    case 'figure':
      return writeFigure(block);
    case 'video':
      return `::video${label(block.c)}${attributes({ media: block.media, width: block.width, credit: block.credit })}`;
    case 'gallery':
      return `:::gallery${label(block.c)}${attributes({ width: block.width })}\n${block.figures.map(writeFigure).join('\n')}\n:::`;
    case 'place':
      return `::place${attributes({ id: block.id })}`;
    default:
      return writePlain([block]);
  }
}

const writeFigure = ({ c, media, width, alt, credit }: Figure): string =>
  `::figure${label(c)}${attributes({ media, width, alt, credit })}`;

const label = (c: readonly Inline[]): string => (c.length > 0 ? `[${writeInline(c)}]` : '');

/** In a fixed order; what is as usual is not said. */
function attributes(values: Record<string, string>): string {
  const said = Object.entries(values).filter(
    ([name, value]) => value !== '' && !(name === 'width' && value === 'column'),
  );
  const quote = (name: string, value: string) =>
    /^(media|width|id)$/.test(name)
      ? value
      : `"${value.replace(/&(?=(?:amp|quot);)/g, '&amp;').replaceAll('"', '&quot;')}"`;
  return said.length > 0 ? `{${said.map(([name, value]) => `${name}=${quote(name, value)}`).join(' ')}}` : '';
}

function writePlain(blocks: readonly Plain[]): string {
  return blocks.map((block) => (block.t === 'p' ? writeLines(block.c) : writeList(block))).join('\n\n');
}

function writeList({ start, items }: List): string {
  return items
    .map((item, index) => {
      const mark = start === null ? '- ' : `${start + index}. `;
      const parts = item.map((block, at) => {
        // A list goes on right below its words, unless it would not be seen as one there.
        const close = block.t === 'list' && item[at - 1]?.t === 'p' && (block.start === null || block.start === 1);
        return `${at === 0 ? '' : close ? '\n' : '\n\n'}${writePlain([block])}`;
      });
      return mark + indent(parts.join(''), ' '.repeat(mark.length)).slice(mark.length);
    })
    .join('\n');
}

const indent = (text: string, by: string): string => text.replace(/^(?=.)/gm, by).replace(/^$/gm, by.trimEnd());

function writeTable(align: readonly Align[], rows: readonly Inline[][][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const marks = { left: ':--', center: ':-:', right: '--:' };
  const [head = '', ...others] = rows.map((row) => line(row.map((cell) => writeInline(cell, '|'))));
  return [head, line(align.map((one) => (one ? marks[one] : '---'))), ...others].join('\n');
}

/** Words that begin a block, line by line: none may look like the mark of one. */
function writeLines(c: readonly Inline[]): string {
  const lines = writeInline(c).split('\n');
  const escaped = lines.map((line) =>
    line
      .replace(/^(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|>|::|~~~|=+\s*$|-[-\s]*$)/, '\\')
      .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\'),
  );
  // The second line of a table says how its columns stand.
  return escaped.map((line, index) => (index > 0 ? line.replace(/^(?=[|:][|:\-\s]*\\?$)/, '\\') : line)).join('\n');
}

/** `also`: a character that ends what this stands in. */
function writeInline(parts: readonly Inline[], also = '', isBold = false): string {
  // Only what was written last is looked at again: a long text is not gone through for each of its marks.
  let done = '';
  let out = '';
  // The next letter must not be seen by the mark before it.
  let hide = false;
  for (const [index, part] of parts.entries()) {
    done += out.slice(0, -lastLetters);
    out = out.slice(-lastLetters);
    const next = parts[index + 1];
    if (typeof part === 'string') {
      const [first = ''] = hide ? part : '';
      if (first) out += reference(first);
      const isBeforeLink = typeof next === 'object' && 'a' in next;
      out += writeText(part.slice(first.length), { also, before: out.at(-1) ?? '', isBeforeLink });
      hide = false;
    } else if ('br' in part) {
      out += '\\\n';
      hide = false;
    } else if ('a' in part) {
      out += `[${writeInline(part.c, also)}](${part.a.replace(/&(?=#?\w+;)/g, '&amp;')})`;
      hide = false;
    } else {
      const isEdge = isBold && (index === 0 || index === parts.length - 1);
      const marked = writeMarked(part, { out, next, also, isEdge });
      out = marked.out;
      hide = marked.hide;
    }
  }
  return done + out;
}

/** More than a mark needs to know of what stands before it. */
const lastLetters = 16;

/** Bold or italic behind `out`, the last letter of which may have to be hidden from the mark. */
function writeMarked(
  part: { b: Inline[] } | { i: Inline[] },
  { out, next, also, isEdge }: { out: string; next: Inline | undefined; also: string; isEdge: boolean },
): { out: string; hide: boolean } {
  const isBold = 'b' in part;
  const inner = isBold ? writeInline(part.b, also, true) : writeInline(part.i, also);
  const after = typeof next === 'string' ? ([...next][0] ?? '') : '';
  const before = [...out.slice(-2)].at(-1) ?? '';
  // "_" does not work within a word, and "*" not beside another one.
  const isWithin = isLetter(before) || isLetter(after);
  const isBeforeBold = typeof next === 'object' && 'b' in next;
  const isAlone = !isEdge && !inner.includes('*') && before !== '*' && !isBeforeBold;
  const italic = isWithin && isAlone ? '*' : '_';
  const mark = isBold ? '**' : italic;
  const mustHide = (outside: string, inside: string) => isLetter(outside) && (mark === '_' || !isLetter(inside));
  const shown = mustHide(before, inner[0] ?? '') ? withLastHidden(out, before) : out;
  return { out: shown + mark + inner + mark, hide: mustHide(after, inner.at(-1) ?? '') };
}

/** Without that letter, a "_" before it is not within a word any more. */
const withLastHidden = (out: string, letter: string): string =>
  out.slice(0, -letter.length).replace(/(?<=[A-Za-z0-9])_$/, '\\_') + reference(letter);

const reference = (letter: string): string => `&#x${letter.codePointAt(0)?.toString(16).toUpperCase()};`;

/**
 * Neither a blank nor a sign. A character of two units is taken for a letter outside a mark: parsers do not agree on
 * it.
 */
const isLetter = (text: string): boolean =>
  text.length > 1 || (text !== '' && !/[\s\p{P}\p{S}]/u.test(text) && !/^[\ud800-\udfff]$/.test(text));

function writeText(text: string, { also = '', before = '', isBeforeLink = false } = {}): string {
  const escaped = text
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/<(?=[A-Za-z/!?])/g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/_/g, (mark, at: number, whole: string) =>
      isWord(whole[at - 1] ?? before) && isWord(whole[at + 1]) ? mark : `\\${mark}`,
    );
  const whole = isBeforeLink ? escaped.replace(/!$/, '\\!') : escaped;
  return also ? whole.replaceAll(also, `\\${also}`) : whole;
}

const isWord = (text: string | undefined): boolean => text !== undefined && /^[A-Za-z0-9]$/.test(text);
