import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nodeViews } from './blocks/node-views.ts';
import { markdownOf, readingOf, readingOfMarkdown } from './document/text-of.ts';
import { isTooMuch } from './document/too-much.ts';
import { withPasted } from './document/with-pasted.ts';
import type { ItemKey } from './editor-host.ts';
import type { Editor, Panel } from './parts/editor.ts';
import { usePanel } from './parts/use-panel.ts';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';
import { t } from './staff-editor.texts.ts';
import { createState, documentOf, replaceDocument } from './state/create-state.ts';
import { refreshMeta } from './state/decorations.ts';
import { Descriptions } from './state/descriptions.ts';
import { pasteApart } from './state/undo-steps.ts';
import { insertUploaded } from './state/uploads.ts';
import styles from './written-text.module.css';

const classes = styles as Readonly<Record<string, string>>;
const classOf = (name: string): string => classes[name] ?? '';

type StateClasses = Parameters<typeof createState>[0]['classes'];

const stateClasses = () =>
  Object.fromEntries(
    ['chosen', 'empty', 'broken', 'unbroken', 'held', 'match', 'current', 'uploading'].map((name) => [
      name,
      classOf(name),
    ]),
  ) as StateClasses;

const isTyping = (event: KeyboardEvent) =>
  (event.target as Element).matches('input, textarea, [contenteditable=true], dialog *');

const opensBy =
  (open: (panel: Panel) => void) =>
  (wanted: Panel): Command =>
  (_, dispatch) => {
    if (dispatch) open(wanted);
    return true;
  };

/** A text that was too much after a paste, and what it was before. */
/** `end`: where what was pasted ends in the text after it. */
type Pasted = { before: string; after: string; end: number };

/** Made and told apart in one place: the view, what it tells React, and what React tells it. */
export function useEditor(props: RichTextEditorProps) {
  const { value, onChange, host, onlyParagraphs = false } = props;
  const mount = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<{ view: EditorView; descriptions: Descriptions } | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const { panel, panelNow, opened, at, open, close, setPanel } = usePanel(made?.view ?? null, frame);
  const [isSource, setSource] = useState(() => isTooMuch(value));
  const isShown = useRef(!isSource);
  const { said, say } = useSaid();
  // What was told and has not come back yet: typing may be quicker than the form around it.
  const told = useRef<string[]>([]);
  const current = useRef(value);
  const pasted = useRef<Pasted>({ before: '', after: '', end: 0 });

  const tell = useEffectEvent((markdown: string, reading: Parameters<typeof onChange>[1]) => {
    if (markdown === current.current) return;
    current.current = markdown;
    told.current.push(markdown);
    onChange(markdown, reading);
  });
  const describe = useEffectEvent((keys: readonly ItemKey[]) => host.describe(keys));
  const take = useEffectEvent((view: EditorView, files: readonly File[], pos: number) => {
    const { uploadImages } = host;
    if (!uploadImages || onlyParagraphs) return false;
    void insertUploaded(view, files, pos, uploadImages).then((count) => {
      if (count > 0) say(t.imagesInserted({ count }));
    });
    return true;
  });
  const takeAsMarkdown = useEffectEvent((view: EditorView, markdown: string) => {
    const before = markdownOf(view.state.doc);
    const { text: after, end } = withPasted(view.state, markdown);
    pasted.current = { before, after, end };
    setPanel(null);
    setSource(true);
    tell(after, { before: readingOfMarkdown(before), now: readingOfMarkdown(after) });
    say(t.tooMuchPasted);
  });
  const start = useEffectEvent((descriptions: Descriptions) => {
    const opens = opensBy(open);
    return createState({
      // What is too much to be shown is made a text when somebody has shortened it.
      markdown: isSource ? '' : value,
      descriptions,
      hint: onlyParagraphs ? '' : t.hint,
      onlyParagraphs,
      say,
      isHeld: () => panelNow.current === 'link',
      classes: stateClasses(),
      onImages: (view, files, pos) => take(view, files, pos),
      onTooMuch: (view, markdown) => takeAsMarkdown(view, markdown),
      keys: {
        'Mod-k': (current, dispatch) =>
          current.selection.$from.parent.inlineContent && opens('link')(current, dispatch),
        'Mod-f': opens('find'),
        'Mod-/': opens('keys'),
        'Alt-F10': toTools,
      },
      onSlash: () => open('insert', true),
    });
  });

  useEffect(() => {
    const descriptions = new Descriptions((keys) => describe(keys));
    const apart = pasteApart();
    const view = new EditorView(mount.current, {
      state: start(descriptions),
      nodeViews: nodeViews(descriptions, classes),
      // What is written stays between the bars above and below.
      scrollThreshold: { top: 140, right: 0, bottom: 110, left: 0 },
      scrollMargin: { top: 150, right: 0, bottom: 120, left: 0 },
      dispatchTransaction(this: EditorView, tr: Transaction) {
        const before = this.state.doc;
        this.updateState(this.state.apply(apart(tr)));
        setState(this.state);
        const { doc } = this.state;
        if (doc !== before && !tr.getMeta(fromOutside))
          tell(markdownOf(doc), { before: readingOf(before), now: readingOf(doc) });
      },
    });
    const stop = descriptions.onChange(() => !view.isDestroyed && view.dispatch(refreshMeta(view.state)));
    setMade({ view, descriptions });
    setState(view.state);
    return () => {
      stop();
      view.destroy();
      setMade(null);
    };
  }, []);

  const view = made?.view;
  useAttributes(view, props);
  useFocus(view, props);

  // Somebody else's text, such as a draft that was restored: the place of writing stays where it can.
  useEffect(() => {
    const known = told.current.indexOf(value);
    told.current.splice(0, known + 1);
    if (known >= 0 || value === current.current || !view) return;
    current.current = value;
    if (isSource) return;
    if (isTooMuch(value)) return setSource(true);
    const tr = replaceDocument(view.state, documentOf(value, onlyParagraphs));
    if (tr) view.dispatch(tr.setMeta(fromOutside, true));
  }, [view, value, onlyParagraphs, isSource]);

  const editor: Editor | null = made &&
    state && {
      ...made,
      state,
      host,
      say,
      open,
      run(command, says) {
        if (command(made.view.state, made.view.dispatch, made.view) && says) say(says);
        made.view.focus();
      },
    };
  const shown = { view, value, onlyParagraphs, isSource, isShown, pasted: pasted.current };
  const source = sourceOf(shown, { setSource, tell, say, closePanel: () => setPanel(null) });
  const onFrameKey = frameKeys(view, open);
  return { mount, frame, editor, source, panel, opened, at, close, said, onFrameKey };
}

type Shown = {
  view: EditorView | undefined;
  value: string;
  onlyParagraphs: boolean;
  isSource: boolean;
  isShown: { current: boolean };
  pasted: Pasted;
};

type Switching = {
  setSource: (isSource: boolean) => void;
  tell: (markdown: string, reading: Parameters<RichTextEditorProps['onChange']>[1]) => void;
  say: (what: string) => void;
  closePanel: () => void;
};

/** The text as Markdown, which somebody asked for or which is all that can be shown. */
function sourceOf(
  { view, value, onlyParagraphs, isSource, isShown, pasted }: Shown,
  { setSource, tell, say, closePanel }: Switching,
) {
  const isNeeded = isSource && isTooMuch(value);
  return {
    isOpen: isSource,
    isNeeded,
    /** Where one goes on writing behind what was just pasted. */
    place: pasted.after !== '' && value === pasted.after ? pasted.end : undefined,
    toggle() {
      if (isNeeded) return say(t.tooMuchToShow);
      closePanel();
      // At once: what is hidden takes no focus.
      flushSync(() => setSource(!isSource));
      say(isSource ? t.text : t.markdown);
      if (!isSource || !view) return;
      // What was too much to be shown until now cannot be undone to nothing.
      takeMarkdown(view, value, { onlyParagraphs, canBeUndone: isShown.current });
      isShown.current = true;
      view.focus();
    },
    undo() {
      const { before, after } = pasted;
      if (after === '' || value !== after) return false;
      tell(before, { before: readingOfMarkdown(after), now: readingOfMarkdown(before) });
      // What the view holds is what it held before.
      flushSync(() => setSource(false));
      view?.focus();
      return true;
    },
    change: (text: string) => tell(text, { before: readingOfMarkdown(value), now: readingOfMarkdown(text) }),
  };
}

/** Keys in what stands around the text. */
const frameKeys = (view: EditorView | undefined, open: (panel: Panel) => void) => (event: KeyboardEvent) => {
  // Out of what is said of a block, back to its place in the text.
  if (event.key === 'Escape' && (event.target as Element).closest('[data-slot]')) view?.focus();
  if (isTyping(event)) return;
  if (event.key === '?') {
    event.preventDefault();
    open('keys');
  } else if (event.key === 'Escape') view?.focus();
};

/** A text that was only looked at stays as it is, with an empty line at its end: there is nothing to undo. */
function takeMarkdown(
  view: EditorView,
  markdown: string,
  { onlyParagraphs, canBeUndone }: { onlyParagraphs: boolean; canBeUndone: boolean },
): void {
  if (markdownOf(view.state.doc) === markdown) return;
  const tr = replaceDocument(view.state, documentOf(markdown, onlyParagraphs));
  if (tr) view.dispatch(tr.setMeta('addToHistory', canBeUndone));
}

/** A change that came from the form around the editor: it is told nobody. */
const fromOutside = 'from outside';

/** What the field says of itself. */
function useAttributes(view: EditorView | undefined, props: RichTextEditorProps) {
  const { id, label, describedBy, isInvalid, lang, dir, className } = props;
  useEffect(() => {
    const attributes: Record<string, string> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      spellcheck: 'true',
      class: `${classOf('text')} ${className ?? ''}`,
    };
    if (describedBy) attributes['aria-describedby'] = describedBy;
    if (isInvalid) attributes['aria-invalid'] = 'true';
    if (lang) attributes.lang = lang;
    if (dir) attributes.dir = dir;
    view?.setProps({ attributes });
  }, [view, id, label, describedBy, isInvalid, lang, dir, className]);
}

/** To the first toolbar around the text. */
const toTools: Command = (_, dispatch, view) => {
  if (dispatch)
    view?.dom.closest('[data-editor]')?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
  return true;
};

/** What was done, for those who do not see it. The same again is another text, so that it is said again. */
function useSaid() {
  const [said, setSaid] = useState('');
  const say = (what: string) => setSaid((before) => (before === what ? `${what}\u00a0` : what));
  return { said, say };
}

/** A press on the label leads into the field: browsers do that for their own fields alone. */
function useFocus(view: EditorView | undefined, { id, focusAtStart }: RichTextEditorProps) {
  useEffect(() => {
    if (focusAtStart) view?.focus();
  }, [view, focusAtStart]);
  useEffect(() => {
    const words = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = () => view?.focus();
    words?.addEventListener('click', focus);
    return () => words?.removeEventListener('click', focus);
  }, [id, view]);
}
