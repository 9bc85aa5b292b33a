import { isAllowedLink, normalLink } from '@trekker/rich-text/allowed-links.ts';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { type Plugin, Selection } from 'prosemirror-state';
import { schema } from '../document/schema.ts';
import { toggleNote, togglePull } from './commands.ts';

const nodes = schema.nodes as Record<string, NodeType>;
const marks = schema.marks as Record<string, MarkType>;

/** Words between marks become what they say. The pattern has them as `words`, what precedes the mark as `before`. */
function marked(pattern: RegExp, type: MarkType | undefined, attrsOf?: (match: RegExpMatchArray) => Attrs | null) {
  return new InputRule(pattern, (state, match, start, end) => {
    const { before = '', words = '' } = match.groups ?? {};
    const attrs = attrsOf?.(match) ?? null;
    if (!type || (attrsOf && !attrs) || !state.doc.resolve(start).parent.type.allowsMarkType(type)) return null;
    const from = start + before.length;
    const wordsFrom = from + match[0].slice(before.length).indexOf(words);
    const tr = state.tr;
    // The last sign of the mark has not been typed yet.
    tr.delete(wordsFrom + words.length, end).delete(from, wordsFrom);
    return tr.addMark(from, from + words.length, type.create(attrs)).removeStoredMark(type);
  });
}

/** A mark typed at the beginning of a line does what the toolbar does. */
const asCommand = (pattern: RegExp, command: typeof toggleNote) =>
  new InputRule(pattern, (state, _, start, end) => {
    let made = null;
    const cleared = state.apply(state.tr.delete(start, end));
    if (!command(cleared)) return null;
    const tr = state.tr.delete(start, end);
    command(cleared, (inner) => {
      for (const step of inner.steps) tr.step(step);
      tr.setSelection(Selection.fromJSON(tr.doc, inner.selection.toJSON()));
      made = tr;
    });
    return made;
  });

/** Markdown as one types it. Backspace right after takes it back. */
export const typedMarkdown = (onlyMarks: boolean): Plugin =>
  inputRules({ rules: onlyMarks ? markRules() : [...blockRules(), ...markRules()] });

function blockRules(): InputRule[] {
  return [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading as NodeType, ([, signs = '']) => ({
      level: signs.length < 3 ? 2 : 3,
    })),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list as NodeType),
    // At most two digits: a line may begin with a year.
    wrappingInputRule(
      /^(\d{1,2})[.)]\s$/,
      nodes.ordered_list as NodeType,
      ([, start]) => ({ start: Number(start) }),
      ([, start], list) => list.childCount + list.attrs.start === Number(start),
    ),
    wrappingInputRule(/^>\s$/, nodes.blockquote as NodeType),
    new InputRule(/^(---|\*\*\*)$/, (state, _, start) => {
      const $start = state.doc.resolve(start);
      if ($start.depth !== 1) return null;
      const tr = state.tr.replaceWith($start.before(), $start.after(), [schema.node('rule'), schema.node('paragraph')]);
      return tr.setSelection(Selection.near(tr.doc.resolve($start.before() + 2)));
    }),
    asCommand(/^:::note\s$/, toggleNote),
    asCommand(/^:::pull\s$/, togglePull),
  ];
}

function markRules(): InputRule[] {
  return [
    marked(/\*\*(?<words>[^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
    marked(/(?<before>^|[^\p{L}\p{N}_])__(?<words>[^_\s](?:[^_]*[^_\s])?)__$/u, marks.strong),
    marked(/(?<before>^|[^*])\*(?<words>[^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
    marked(/(?<before>^|[^\p{L}\p{N}_])_(?<words>[^_\s](?:[^_]*[^_\s])?)_$/u, marks.em),
    marked(/\[(?<words>[^[\]]+)\]\((?<to>[^()\s]+)\)$/, marks.link, ({ groups }) =>
      isAllowedLink(groups?.to ?? '') ? { to: normalLink(groups?.to ?? '') } : null,
    ),
  ];
}
