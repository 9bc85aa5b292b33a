import { linkedItem } from '@trekker/rich-text/links.ts';
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { chosenBlock, outermostBlock } from '../editing/blocks.ts';
import type { ItemKey } from '../editor-host.ts';
import { t } from '../staff-editor.texts.ts';
import type { Descriptions } from './descriptions.ts';

export type DecorationClasses = { chosen: string; empty: string; broken: string; held: string; unbroken: string };

/** What an empty line is for. */
const hints: Readonly<Record<string, () => string>> = {
  caption: () => t.galleryCaption,
  figure: () => t.caption,
  video: () => t.caption,
  pull_text: () => t.pullNote,
  pull_by: () => t.whoSaid,
  note_title: () => t.noteTitle,
};

/** Which block is chosen, what empty lines are for, and which links lead nowhere. It changes nothing of the text. */
export function decorationsPlugin(
  classes: DecorationClasses,
  { descriptions, hint, isHeld }: { descriptions: Descriptions; hint: string; isHeld: () => boolean },
): Plugin {
  return new Plugin({
    props: {
      decorations(state) {
        const marks = [
          ...(isHeld() ? held(state, classes) : []),
          ...chosen(state, classes),
          ...emptyLines(state, classes, hint),
          ...brokenLinks(state.doc, classes, descriptions),
          ...longWords(state.doc, classes),
        ];
        return DecorationSet.create(state.doc, marks);
      },
    },
  });
}

/** What is marked stays to be seen while somebody types elsewhere what is to be done to it. */
function held({ selection: { from, to } }: EditorState, { held: className }: DecorationClasses): Decoration[] {
  return from < to ? [Decoration.inline(from, to, { class: className })] : [];
}

function chosen(state: EditorState, { chosen: className }: DecorationClasses): Decoration[] {
  const block = chosenBlock(state);
  return block ? [Decoration.node(block.pos, block.end, { class: className }, { isChosen: true })] : [];
}

function emptyLines(state: EditorState, { empty }: DecorationClasses, hint: string): Decoration[] {
  const marks: Decoration[] = [];
  state.doc.descendants((node, pos) => {
    const words = hints[node.type.name]?.();
    if (words && node.isTextblock && node.content.size === 0)
      marks.push(Decoration.node(pos, pos + node.nodeSize, { class: empty, 'data-hint': words }));
    return !node.isTextblock;
  });
  const here = outermostBlock(state);
  if (here?.node.type.name === 'paragraph' && here.node.content.size === 0)
    marks.push(Decoration.node(here.pos, here.end, { class: empty, 'data-hint': hint }));
  return marks;
}

const knownWords = new WeakMap<Node, boolean>();

/** What never changes is looked at once. */
function hasLongWord(block: Node): boolean {
  const known = knownWords.get(block) ?? /\S{500}/.test(block.textContent);
  knownWords.set(block, known);
  return known;
}

/** Where letters move towards each other, a browser sets all that is left of a word anew for each line of it. */
function longWords(doc: Node, { unbroken }: DecorationClasses): Decoration[] {
  const marks: Decoration[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock && hasLongWord(node))
      marks.push(Decoration.node(pos, pos + node.nodeSize, { class: unbroken }));
    return !node.isTextblock;
  });
  return marks;
}

function brokenLinks(doc: Node, { broken }: DecorationClasses, descriptions: Descriptions): Decoration[] {
  return linksIn(doc).flatMap(({ key, from, to }) => {
    const problem = problemOf(descriptions, key);
    return problem ? [Decoration.inline(from, to, { class: broken, title: problem })] : [];
  });
}

function linksIn(doc: Node): { key: ItemKey; from: number; to: number }[] {
  const links: { key: ItemKey; from: number; to: number }[] = [];
  doc.descendants((node, pos) => {
    for (const { type, attrs } of node.marks) {
      const item = type.name === 'link' ? linkedItem(attrs.to) : null;
      if (item) links.push({ key: `${item.kind}/${item.id}`, from: pos, to: pos + node.nodeSize });
    }
  });
  return links;
}

type Kind = ItemKey extends `${infer Before}/${string}` ? Before : never;

const gone: Readonly<Record<Kind, () => string>> = {
  image: () => t.imageGone,
  video: () => t.videoGone,
  destination: () => t.placeGone,
  story: () => t.storyGone,
  highlight: () => t.highlightGone,
  page: () => t.pageGone,
};

/** What is wrong with something that the text names; undefined while nobody knows, and where nothing is. */
export function problemOf(descriptions: Descriptions, key: ItemKey): string | undefined {
  const item = descriptions.of(key);
  if (item === null) return gone[key.slice(0, key.indexOf('/')) as Kind]();
  if (item && !item.isPublic) return t.notPublished({ name: item.name });
  return undefined;
}

export type Problem = { pos: number; message: string };

/** All that is wrong in the text, in its order. */
export function problemsIn(doc: Node, descriptions: Descriptions): Problem[] {
  const found: Problem[] = linksIn(doc).flatMap(({ key, from }) => {
    const message = problemOf(descriptions, key);
    return message ? [{ pos: from, message }] : [];
  });
  doc.descendants((node, pos) => {
    const key = itemOf(node);
    const message = key && problemOf(descriptions, key);
    if (message) found.push({ pos, message });
  });
  return found.sort((one, other) => one.pos - other.pos);
}

/** What a block shows. */
export function itemOf({ type, attrs }: Node): ItemKey | null {
  if (type.name === 'figure') return `image/${attrs.media}`;
  if (type.name === 'video') return `video/${attrs.media}`;
  return type.name === 'place' ? `destination/${attrs.id}` : null;
}

const refreshed = new PluginKey('refreshed');
/** A change of nothing, after which all marks are made anew. */
export const refreshMeta = (state: EditorState) => state.tr.setMeta(refreshed, true).setMeta('addToHistory', false);
