import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { schema } from '../document/schema.ts';
import { insertBlocks } from '../editing/commands.ts';

type Change = { add: { id: object; pos: number; words: string } } | { remove: object };
const key = new PluginKey<DecorationSet>('uploads');

/** Keeps the places at which images are to stand once they are in the library, whatever is written meanwhile. */
export function uploads(look: string): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const marks = before.map(tr.mapping, tr.doc);
        const change = tr.getMeta(key) as Change | undefined;
        if (!change) return marks;
        if ('remove' in change) return marks.remove(marks.find(undefined, undefined, ({ id }) => id === change.remove));
        const { id, pos, words } = change.add;
        const draw = () => Object.assign(document.createElement('div'), { className: look, textContent: words });
        return marks.add(tr.doc, [Decoration.widget(pos, draw, { id, side: -1 })]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/**
 * Puts images into the text as soon as they are in the library: one as a figure, two to four as a gallery.
 * @returns how many; 0 when the upload failed
 */
export async function insertUploaded(
  view: EditorView,
  files: readonly File[],
  wanted: number,
  upload: (files: readonly File[]) => Promise<readonly string[]>,
): Promise<number> {
  const id = {};
  const words = files.length === 1 ? `Uploading ${files[0]?.name ?? ''}…` : `Uploading ${files.length} images…`;
  const $at = view.state.doc.resolve(wanted);
  const pos = $at.depth > 0 ? $at.after(1) : wanted;
  view.dispatch(view.state.tr.setMeta(key, { add: { id, pos, words } } satisfies Change));
  const placeNow = (state: EditorState) =>
    key.getState(state)?.find(undefined, undefined, (one) => one.id === id)[0]?.from;
  let media: readonly string[] = [];
  try {
    media = await upload(files);
  } catch {
    // Whoever uploads has said why.
  }
  if (view.isDestroyed) return 0;
  const place = placeNow(view.state);
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));
  if (media.length > 0) insertBlocks(figuresOf(media), place)(view.state, view.dispatch);
  return media.length;
}

/** One image is a figure, several are galleries. */
export function figuresOf(media: readonly string[]) {
  const figures = media.map((one) => schema.node('figure', { media: one }));
  if (figures.length < 2) return figures;
  const galleries = Array.from({ length: Math.ceil(figures.length / 4) }, (_, at) => figures.slice(at * 4, at * 4 + 4));
  return galleries.map((some) =>
    some.length === 1 && some[0] ? some[0] : schema.node('gallery', null, [...some, schema.node('caption')]),
  );
}
