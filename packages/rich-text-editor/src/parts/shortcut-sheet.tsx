import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { writingKeys } from '../editing/keys.ts';
import { t } from '../staff-editor.texts.ts';
import { keyNames } from './editor.ts';
import { Key } from './finder.tsx';
import styles from './shortcut-sheet.module.css';

const others = [
  ['Mod-k', () => t.link],
  ['/', () => t.insertInLine],
  ['Mod-f', () => t.findAndReplace],
  ['Tab', () => t.nextCell],
  ['Mod-Shift-v', () => t.pastePlain],
  ['Alt-F10', () => t.toToolbar],
  ['?', () => t.sheetFromToolbar],
  ['Mod-/', () => t.sheetFromText],
] as const;

/** What one can type instead. */
const typed = () =>
  [
    [`## ${t.heading}`, t.headingOrSub],
    [`- ${t.item}`, t.list],
    [`1. ${t.step}`, t.numberedList],
    [`> ${t.words}`, t.quote],
    [`**${t.words}**`, t.bold],
    [`_${t.words}_`, t.italic],
    [`[${t.words}](${t.address})`, t.link],
    ['---', t.rule],
    [':::note', t.goodToKnow],
    [':::pull', t.pullQuote],
  ] as const;

export function ShortcutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keys = [...writingKeys.map(({ key, does }) => [key, does] as const), ...others];
  return (
    <Dialog open={open} onClose={onClose} title={t.shortcuts}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{does()}</dt>
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
      <h3 className="t-small">{t.markdownTyped}</h3>
      <dl className={styles.keys}>
        {typed().map(([signs, does]) => (
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
