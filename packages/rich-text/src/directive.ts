import type { StateBlock } from 'markdown-it';

/** What there is, with the attributes that it may have. */
const leaves = new Map([
  ['figure', ['media', 'width', 'alt', 'credit']],
  ['video', ['media', 'width', 'credit']],
  ['place', ['id']],
]);
const containers = new Map([
  ['note', []],
  ['pull', ['by']],
  ['gallery', ['width']],
]);

/**
 * markdown-it's rule for `::name[label]{attributes}`, and for `:::name[label]{attributes}` with blocks up to `:::`.
 * Whatever is not just so is text.
 */
export function directive(state: StateBlock, line: number, end: number, silent: boolean): boolean {
  const start = directiveAt(state, line);
  if (!start) return false;
  if (silent) return true;
  const last = start.isContainer ? closingLine(state, line + 1, end) : line;
  const map = [line, start.isContainer ? last + 1 : line + 1];
  Object.assign(state.push('directive_open', '', 1), { info: start.name, meta: start, map });
  if (start.label !== null)
    Object.assign(state.push('inline', '', 0), { content: start.label, children: [], info: 'label' });
  if (start.isContainer) {
    const { md: parser, lineMax, parentType } = state;
    Object.assign(state, { lineMax: last, parentType: 'directive' });
    parser.block.tokenize(state, line + 1, last);
    Object.assign(state, { lineMax, parentType });
  }
  state.push('directive_close', '', -1);
  state.line = Math.min(last + 1, end);
  return true;
}

const lineOf = ({ src, bMarks, tShift, eMarks }: StateBlock, at: number): string =>
  src.slice((bMarks[at] ?? 0) + (tShift[at] ?? 0), eMarks[at]).trimEnd();

/** The line that ends a container which begins before `line`; `end` where none does. */
function closingLine(state: StateBlock, line: number, end: number): number {
  let depth = 1;
  for (let at = line; at < end; at += 1) {
    if ((state.sCount[at] ?? 0) < state.blkIndent) return at;
    if (!beginsWithColon(state, at)) continue;
    if (/^:{3,}$/.test(lineOf(state, at))) depth -= 1;
    else if (directiveAt(state, at)?.isContainer) depth += 1;
    if (depth === 0) return at;
  }
  return end;
}

const beginsWithColon = ({ src, bMarks, tShift }: StateBlock, at: number): boolean =>
  src[(bMarks[at] ?? 0) + (tShift[at] ?? 0)] === ':';

/** Looked at once for each of the containers that it may stand in: what a line says is kept while a text is read. */
function directiveAt(state: StateBlock, at: number): Directive | null {
  if (!beginsWithColon(state, at)) return null;
  const line = lineOf(state, at);
  const environment = state.env as { directives?: Map<string, Directive | null> };
  environment.directives ??= new Map();
  const known = environment.directives.get(line);
  if (known !== undefined) return known;
  const found = parseDirective(line);
  environment.directives.set(line, found);
  return found;
}

export type Directive = { isContainer: boolean; name: string; label: string | null; values: Record<string, string> };

function parseDirective(line: string): Directive | null {
  const [mark = '', colons = '', name = ''] = /^(:{2,3})([a-z]+)/.exec(line) ?? [];
  const isContainer = colons.length === 3;
  const attributes = (isContainer ? containers : leaves).get(name);
  if (!attributes) return null;
  let at = mark.length;
  let depth = 0;
  for (; at < line.length && (depth > 0 || line[at] === '['); at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === '[') depth++;
    else if (line[at] === ']' && --depth === 0) {
      at++;
      break;
    }
  }
  if (depth > 0) return null;
  const label = at > mark.length ? line.slice(mark.length + 1, at - 1) : null;
  const [whole, inner = ''] = /^(?:\{((?:\s*[a-z]+=(?:"[^"]*"|[\w-]+))*)\s*\})?$/.exec(line.slice(at)) ?? [];
  if (whole === undefined) return null;
  const values: Record<string, string> = {};
  for (const [, key = '', quoted, bare = ''] of inner.matchAll(/([a-z]+)=(?:"([^"]*)"|([\w-]+))/g))
    values[key] = (quoted ?? bare).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  if (!Object.keys(values).every((key) => attributes.includes(key))) return null;
  return { isContainer, name, label, values };
}
