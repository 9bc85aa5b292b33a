import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { type ReactNode, useState } from 'react';
import { readingOf, readingOfMarkdown } from './document/text-of.ts';
import { BlockTools } from './parts/block-tools.tsx';
import { DragHandle } from './parts/drag-handle.tsx';
import type { Editor } from './parts/editor.ts';
import { FindBar } from './parts/find-bar.tsx';
import { InsertMenu } from './parts/insert-menu.tsx';
import { LinkPanel } from './parts/link-panel.tsx';
import { searchedDocument } from './parts/searched.ts';
import { ShortcutSheet } from './parts/shortcut-sheet.tsx';
import { SourceField } from './parts/source-field.tsx';
import { StatusLine } from './parts/status-line.tsx';
import { Toolbar } from './parts/toolbar.tsx';
import { useKeyboardInset } from './parts/use-keyboard-inset.ts';
import { useSearchedSource } from './parts/use-searched-source.ts';
import styles from './rich-text-editor.module.css';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';
import { t } from './staff-editor.texts.ts';
import { useEditor } from './use-editor.ts';

/**
 * A text with structure, written as its readers will see it. What comes and goes is Markdown; in between stands one
 * ProseMirror, which is made once and told what changes from outside.
 */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const { id, label, value, onlyParagraphs = false, lang, dir } = props;
  const { mount, frame, editor, source, panel, opened, at, close, said, onFrameKey } = useEditor(props);
  const isSearched = panel === 'find';
  const inSource = useSearchedSource(source.isOpen ? value : '', isSearched, source.change);
  const [shell, setShell] = useState<HTMLElement | null>(null);
  useKeyboardInset(shell?.parentElement ?? null);
  return (
    // Nobody operates the box itself: it hears keys that are pressed in its controls, and that those do not keep. A
    // listener of the document's own would hear them before the controls do. The rule asks for a role, of which those
    // who listen would hear with every control; "presentation", which says nothing, it does not accept.
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of its controls bubble up here; nothing to be announced
    <div className={styles.editor} data-editor="" data-short={onlyParagraphs || undefined} onKeyDown={onFrameKey}>
      <div className={styles.head}>
        {editor && (
          <Toolbar
            editor={editor}
            controls={id}
            panel={panel}
            isSource={source.isOpen}
            onlyParagraphs={onlyParagraphs}
            onSource={source.toggle}
            className={styles.toolbar}
          />
        )}
        {editor && isSearched && (
          <FindBar
            key={opened}
            searched={source.isOpen ? inSource.searched : searchedDocument(editor)}
            say={editor.say}
            onClose={() => {
              close();
              if (source.isOpen) inSource.write();
            }}
          />
        )}
      </div>
      <div ref={setShell} className={styles.shell}>
        <div ref={frame} className={styles.frame}>
          <div ref={mount} hidden={source.isOpen} />
          {source.isOpen && (
            <SourceField
              label={label}
              note={source.isNeeded ? t.tooMuchToShow : undefined}
              place={source.place}
              lang={lang}
              dir={dir}
              value={value}
              source={inSource}
              onUndo={() => source.undo() || inSource.undo()}
              onFind={() => editor?.open('find')}
            />
          )}
          {editor && !source.isOpen && <Around editor={editor} shell={shell} panel={panel} at={at} onClose={close} />}
        </div>
      </div>
      {editor && (
        <StatusLine editor={editor} reading={source.isOpen ? readingOfMarkdown(value) : readingOf(editor.state.doc)} />
      )}
      <ShortcutSheet open={panel === 'keys'} onlyParagraphs={onlyParagraphs} onClose={() => close()} />
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

type AroundProps = {
  editor: Editor;
  shell: HTMLElement | null;
  panel: string | null;
  at: { top: number; left: number };
  onClose: (isEscape?: boolean) => void;
};

/** What stands over the text and beside it. */
function Around({ editor, shell, panel, at, onClose }: AroundProps) {
  return (
    <>
      <BlockTools editor={editor} />
      {shell && <DragHandle view={editor.view} frame={shell} />}
      {panel === 'insert' && (
        <InsertMenu editor={editor} at={at} onClose={() => onClose()} onEscape={() => onClose(true)} />
      )}
      {panel === 'link' && <LinkPanel editor={editor} at={at} onClose={() => onClose()} />}
    </>
  );
}

// For whoever looks at a text beside it: the parser is loaded with the editor, and once.
export { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
export { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
