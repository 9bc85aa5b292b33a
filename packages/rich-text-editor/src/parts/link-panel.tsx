import { Button } from '@trekker/design-system/actions/button.tsx';
import { linkedItem } from '@trekker/rich-text/links.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressOf, linkAt, removeLink, setLink } from '../editing/links.ts';
import type { FoundItem } from '../editor-host.ts';
import { t } from '../staff-editor.texts.ts';
import type { Editor } from './editor.ts';
import styles from './finder.module.css';
import { Finder, Key, type Option } from './finder.tsx';
import * as icons from './icons.tsx';

export type LinkPanelProps = { editor: Editor; at: { top: number; left: number }; onClose: () => void };

const pauseMs = 150;

/** Links the words that are marked to a place or a story found by its name, or to an address. */
export function LinkPanel({ editor, at, onClose }: LinkPanelProps) {
  const { state, run } = editor;
  const [old] = useState(() => linkAt(state));
  const oldName = old ? nameOf(old.address, editor) : '';
  const [words, setWords] = useState(() => oldName || state.doc.textBetween(state.selection.from, state.selection.to));
  const { items, isFailed, isPending } = useFound(words, editor.host.findItems);
  const address = addressOf(words);
  const set = (to: string, name: string) => {
    onClose();
    run(setLink(to, name), t.linkedTo({ name }));
  };
  const options: Option[] = items.map(({ to, name, note, image, group }) => ({
    id: to,
    title: name,
    note,
    group,
    mark: image ? <img src={image} alt="" /> : <icons.LinkIcon />,
    pick: () => set(to, name),
  }));
  if (address)
    options.unshift({
      id: 'address',
      title: address,
      note: t.webAddress,
      mark: <icons.LinkIcon />,
      pick: () => set(address, words.trim()),
    });
  const remove = () => {
    onClose();
    run(removeLink, t.linkRemoved);
  };
  return (
    <Finder
      label={t.link}
      fieldLabel={t.findItem}
      listLabel={t.found}
      words={words}
      onWords={setWords}
      options={options}
      state={options.length > 0 ? undefined : stateOf(words, isPending, isFailed)}
      onClose={onClose}
      at={at}
      foot={
        <>
          <span>
            <Key>↑</Key> <Key>↓</Key> {t.toChoose}
          </span>
          <span>
            <Key>↵</Key> {t.toLink}
          </span>
        </>
      }
    >
      {old && (
        <div className={styles.now}>
          <span>{t.leadsTo({ name: oldName, b: (words) => <b key="name">{words}</b> })}</span>
          <Button variant="outline" small onClick={remove}>
            {t.removeLink}
          </Button>
        </div>
      )}
    </Finder>
  );
}

/** An item's name where it is known, else the address. */
function nameOf(address: string, { descriptions }: Editor): string {
  const item = linkedItem(address);
  return (item && descriptions.of(`${item.kind}/${item.id}`)?.name) ?? address;
}

function stateOf(words: string, isPending: boolean, isFailed: boolean): string {
  if (words.trim() === '') return t.typeName;
  if (isFailed) return t.searchFailed;
  return isPending ? t.searching : t.noMatches;
}

type Found = { words: string; items: readonly FoundItem[]; isFailed: boolean };

function useFound(words: string, findItems: (words: string) => Promise<readonly FoundItem[]>) {
  const [found, setFound] = useState<Found>({ words: '', items: [], isFailed: false });
  const look = useEffectEvent(findItems);
  const wanted = words.trim();
  useEffect(() => {
    if (wanted === '') return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await look(wanted).then(
        (items) => ({ items, isFailed: false }),
        () => ({ items: [], isFailed: true }),
      );
      if (isWanted) setFound({ words: wanted, ...answer });
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  const isCurrent = found.words === wanted && wanted !== '';
  return { items: isCurrent ? found.items : [], isFailed: isCurrent && found.isFailed, isPending: !isCurrent };
}
