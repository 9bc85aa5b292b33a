import { ListboxOption } from '@trekker/design-system/forms/listbox-option.tsx';
import styles from './header-search.module.css';
import type { Suggestions } from './header-search-suggestions.ts';
import { t } from './layout.texts.ts';

export const listId = 'header-search-suggestions';
export const optionId = (index: number) => `${listId}-${index}`;

export type HeaderSearchListProps = {
  suggestions: Suggestions;
  /** Of the suggestion that the arrow keys have reached; -1 for none. */
  active: number;
  onPick: (words: string) => void;
};

/**
 * What hangs below the search line. The field keeps the focus; keys move through the list by `aria-activedescendant`.
 */
export function HeaderSearchList({ suggestions: { state, items }, active, onPick }: HeaderSearchListProps) {
  return (
    <div className={styles.suggestions}>
      <p className={styles.state} role="status">
        {state === 'searching' && t.searching}
        {state === 'found' && items.length === 0 && t.nothingFound}
      </p>
      <div id={listId} role="listbox" aria-label={t.suggestions} hidden={items.length === 0}>
        {items.map((words, index) => (
          <ListboxOption key={words} id={optionId(index)} isActive={index === active} onPick={() => onPick(words)}>
            {words}
          </ListboxOption>
        ))}
      </div>
    </div>
  );
}
