import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { keysOf } from '../editing/keys.ts';
import { t } from '../staff-editor.texts.ts';
import { keyNames } from './editor.ts';
import { Key } from './finder.tsx';
import styles from './shortcut-sheet.module.css';

const others = [
  ['Mod-k', () => t.link],
  ['Mod-f', () => t.findAndReplace],
  ['Mod-Shift-v', () => t.pastePlain],
  ['Alt-F10', () => t.toToolbar],
  ['?', () => t.sheetFromToolbar],
  ['Mod-/', () => t.sheetFromText],
] as const;

const ofBlocks = [
  ['/', () => t.insertInLine],
  ['Tab', () => t.nextCell],
] as const;

/** What one can type instead. */
const typedMarks = () =>
  [
    [`**${t.words}**`, t.bold],
    [`_${t.words}_`, t.italic],
    [`[${t.words}](${t.address})`, t.link],
  ] as const;

const typedBlocks = () =>
  [
    [`## ${t.heading}`, t.headingOrSub],
    [`- ${t.item}`, t.list],
    [`1. ${t.step}`, t.numberedList],
    [`> ${t.words}`, t.quote],
    ['---', t.rule],
    [':::note', t.goodToKnow],
    [':::pull', t.pullQuote],
  ] as const;

type ShortcutSheetProps = { open: boolean; onlyParagraphs: boolean; onClose: () => void };

export function ShortcutSheet({ open, onlyParagraphs, onClose }: ShortcutSheetProps) {
  const blocks = onlyParagraphs ? [] : ofBlocks;
  const keys = [...keysOf(onlyParagraphs).map(({ key, does }) => [key, does] as const), ...blocks, ...others];
  const typed = onlyParagraphs ? typedMarks() : [...typedMarks(), ...typedBlocks()];
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
