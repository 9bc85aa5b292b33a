import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { CloseIcon, SearchIcon } from '@trekker/design-system/icon.tsx';
import { type KeyboardEvent, type ToggleEvent, useRef, useState } from 'react';
import { mostSearchCharacters } from '#contract/rules/text-limits.ts';
import { hrefTo } from '#web/language/href-to.ts';
import styles from './header-search.module.css';
import { HeaderSearchList, listId, optionId } from './header-search-list.tsx';
import { useSuggestions } from './header-search-suggestions.ts';
import { t } from './layout.texts.ts';

/**
 * The toggle and the search line that lies over the running head. The browser opens, focuses and closes it by itself,
 * and the form leads to the search page before and without a script; with one, it suggests what there is (a combobox of
 * ARIA 1.2).
 */
export function HeaderSearch() {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const { items } = suggestions;
  const change = (words: string) => {
    setTyped(words);
    setActive(-1);
  };
  const pick = (words: string) => {
    if (field.current) field.current.value = words;
    change('');
    form.current?.requestSubmit();
  };
  const press = (event: KeyboardEvent) => {
    const act = keyAction(event.key, active, items.length, suggestions.state !== 'idle');
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (act === 'close') change('');
    else if (act === 'pick') pick(items[active] ?? '');
    else setActive(act.to);
  };
  return (
    <>
      <IconButton label={t.search} popoverTarget="header-search">
        <SearchIcon />
      </IconButton>
      <search
        id="header-search"
        popover="auto"
        className={styles.search}
        onToggle={(event) => (isShown(event) ? field.current?.focus() : change(''))}
      >
        <form ref={form} className={styles.form} action={hrefTo('/search')} method="get" onSubmit={() => change('')}>
          <SearchIcon />
          <label className="sr" htmlFor="header-search-words">
            {t.search}
          </label>
          <input
            ref={field}
            id="header-search-words"
            name="q"
            // Not of type search: there Escape would empty the field before it closes the line.
            type="text"
            enterKeyHint="search"
            placeholder={t.searchExample}
            maxLength={mostSearchCharacters}
            required
            autoFocus
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={press}
          />
          <IconButton label={t.closeSearch} popoverTarget="header-search" popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </form>
        <HeaderSearchList suggestions={suggestions} active={active} onPick={pick} />
      </search>
    </>
  );
}

/** The browser gives the focus by itself for what the server wrote; for what a script made, autofocus is lost. */
function isShown(event: ToggleEvent<HTMLElement>): boolean {
  return event.newState === 'open';
}

type KeyAction = { to: number } | 'pick' | 'close' | undefined;

/**
 * What a key does in the list; undefined leaves it to the browser: Enter then searches what is typed, Escape closes the
 * line.
 */
function keyAction(key: string, active: number, count: number, open: boolean): KeyAction {
  if (key === 'Escape') return open ? 'close' : undefined;
  if (count === 0) return undefined;
  if (key === 'Enter') return active >= 0 ? 'pick' : undefined;
  // Between the last and the first stands the field itself.
  if (key === 'ArrowDown') return { to: active + 1 < count ? active + 1 : -1 };
  if (key === 'ArrowUp') return { to: active < 0 ? count - 1 : active - 1 };
  return undefined;
}
