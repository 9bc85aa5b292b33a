import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { useFieldAttributes } from '../../forms/field.tsx';
import { Input } from '../../forms/input.tsx';
import { ListboxOption } from '../../forms/listbox-option.tsx';
import { CloseIcon } from '../../icon.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './search-choice.module.css';

/** Something that can be chosen: an author, a place. */
export type Choice = {
  _id: string;
  name: string;
  /** What tells it from others of the same name. */
  note?: string | undefined;
};

export type SearchChoiceProps = {
  /** Null when nothing is chosen. */
  value: Choice | null;
  onChange: (value: Choice | null) => void;
  /** The first of what these words find; of all there is for "". */
  search: (words: string) => Promise<readonly Choice[]>;
  placeholder?: string | undefined;
  /** What the button that takes the choice back is called: "No place". */
  clearLabel: string;
  /** In a dialog, it has the focus first. */
  focusFirst?: boolean | undefined;
};

type Found = { words: string; items: readonly Choice[]; failed: boolean };

const pauseMs = 150;

/** One thing out of very many, found by typing (a combobox of ARIA 1.2). Stands in a Field. */
export function SearchChoice({ value, onChange, search, placeholder, clearLabel, focusFirst }: SearchChoiceProps) {
  const ties = useFieldAttributes();
  const list = useId();
  // Null while nobody types: then the field says what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [active, setActive] = useState(-1);
  const isOpen = typed !== null;
  const items = isOpen && found?.words === typed ? found.items : [];

  // What opens at the foot of a window lies below a form's bar, or outside: it comes into view, nothing else moves.
  const over = useRef<HTMLDivElement>(null);
  const shownCount = items.length;
  useEffect(() => {
    if (shownCount === 0) return;
    // Also once more, where something above it grows meanwhile.
    const watch = new ResizeObserver(() => over.current?.scrollIntoView({ block: 'nearest' }));
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [shownCount]);

  const look = useEffectEvent(search);
  useEffect(() => {
    if (typed === null) return;
    let isWanted = true;
    const timer = setTimeout(
      async () => {
        const answer = await look(typed).then(
          (all) => ({ items: all, failed: false }),
          () => ({ items: [], failed: true }),
        );
        if (isWanted) setFound({ words: typed, ...answer });
      },
      typed === '' ? 0 : pauseMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed]);

  const type = (words: string | null) => {
    setTyped(words);
    setActive(-1);
  };
  const pick = (item: Choice | undefined) => {
    if (!item) return;
    onChange(item);
    type(null);
  };
  // Around the ends: below the last comes the first.
  const move = (isDown: boolean) => {
    const last = items.length - 1;
    if (!isOpen) type('');
    else if (isDown) setActive(active < last ? active + 1 : 0);
    else setActive(active > 0 ? active - 1 : last);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      type(null);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown');
    } else if (key === 'Enter' && isOpen && items.length > 0) {
      event.preventDefault();
      pick(items[Math.max(active, 0)]);
    }
  };
  const state = stateOf(typed, found);
  return (
    <div className={styles.choice}>
      <Input
        {...ties}
        data-autofocus={focusFirst || undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-activedescendant={active >= 0 && items[active] ? `${list}-${items[active]._id}` : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder={placeholder}
        value={typed ?? value?.name ?? ''}
        onChange={(event) => {
          type(event.target.value);
          // Whoever empties the field means nobody; they need not find the button.
          if (event.target.value === '' && value) onChange(null);
        }}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && type('')}
        onBlur={() => type(null)}
        onKeyDown={press}
      />
      {value && (
        <IconButton label={clearLabel} className={styles.clear} onClick={() => onChange(null)}>
          <CloseIcon small />
        </IconButton>
      )}
      {isOpen && (
        <div ref={over} className={styles.over}>
          <div id={list} role="listbox" aria-label={placeholder}>
            {items.map((item, index) => (
              <ListboxOption
                key={item._id}
                id={`${list}-${item._id}`}
                isActive={index === active}
                onPick={() => pick(item)}
              >
                <span>{item.name}</span>
                {item.note && <span className="tiny muted">{item.note}</span>}
              </ListboxOption>
            ))}
          </div>
          {state && <p className={styles.state}>{state}</p>}
        </div>
      )}
      <p className="sr" role="status">
        {isOpen && (state || t.matches({ count: items.length }))}
      </p>
    </div>
  );
}

function stateOf(typed: string | null, found: Found | null): string {
  if (typed === null) return '';
  if (found?.words !== typed) return t.searching;
  if (found.failed) return t.searchFailed;
  return found.items.length === 0 ? t.noMatches : '';
}
