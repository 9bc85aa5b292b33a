import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { writingKeys } from '../editing/keys.ts';
import { keyNames } from './editor.ts';
import { Key } from './finder.tsx';
import styles from './shortcut-sheet.module.css';

const others = [
  ['Mod-k', 'Link'],
  ['/', 'Insert a block, in an empty line'],
  ['Mod-f', 'Find and replace'],
  ['Tab', 'Next cell of a table, deeper in a list'],
  ['Mod-Shift-v', 'Paste as plain text'],
  ['Alt-F10', 'To the toolbar; Escape goes back'],
  ['?', 'This sheet, from the toolbar'],
  ['Mod-/', 'This sheet, from the text'],
] as const;

/** What one can type instead. */
const typed = [
  ['## Heading', 'Heading; ### for a subheading'],
  ['- item', 'List'],
  ['1. step', 'Numbered list'],
  ['> words', 'Quote'],
  ['**words**', 'Bold'],
  ['_words_', 'Italic'],
  ['[words](address)', 'Link'],
  ['---', 'Rule'],
  [':::note', 'Good to know'],
  [':::pull', 'Pull quote'],
] as const;

export function ShortcutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keys = [...writingKeys.map(({ key, does }) => [key, does] as const), ...others];
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{does}</dt>
            <dd>
              {keyNames(key)
                .split(' ')
                .map((one) => (
                  <Key key={one}>{one}</Key>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="t-small">Markdown, as you type</h3>
      <dl className={styles.keys}>
        {typed.map(([signs, does]) => (
          <div key={signs}>
            <dt>{does}</dt>
            <dd>
              <code>{signs}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
