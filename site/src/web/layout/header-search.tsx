import { CloseIcon, SearchIcon } from '@trekker/design-system/icon.tsx';
import { IconButton } from '@trekker/design-system/icon-button.tsx';
import type { ToggleEvent } from 'react';
import styles from './header-search.module.css';

/** The toggle and the search line that lies over the running head. The browser opens, focuses and closes it by itself. */
export function HeaderSearch() {
  return (
    <>
      <IconButton label="Search" popoverTarget="header-search">
        <SearchIcon />
      </IconButton>
      <search id="header-search" popover="auto" className={styles.search} onToggle={focusWords}>
        <form className={styles.form} action="/search" method="get">
          <SearchIcon />
          <label className="sr" htmlFor="header-search-words">
            Search
          </label>
          <input
            id="header-search-words"
            name="q"
            type="search"
            placeholder="A place, a country, a mood"
            required
            autoFocus
          />
          <IconButton label="Close search" popoverTarget="header-search" popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </form>
      </search>
    </>
  );
}

/** The browser does this by itself for what the server wrote; for what a script made, autofocus is lost. */
function focusWords(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'open') event.currentTarget.querySelector('input')?.focus();
}
