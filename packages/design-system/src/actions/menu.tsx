import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { ChevronDownIcon } from '../account-icons.tsx';
import { Group } from '../group.tsx';
import { Button } from './button.tsx';
import styles from './menu.module.css';

export type MenuProps = {
  /** On the button. */
  word: string;
  /** The whole name of the button, with the word in it: "Role of Ana Lima". */
  label: string;
  /** MenuItems. */
  children: ReactNode;
};

/**
 * A button that opens a short list of things to do. The browser itself opens it, closes it on Escape and on a press
 * beside it, and gives the focus back; arrows move within it.
 */
export function Menu({ word, label, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !button.current || !list.current) return;
    const { left, right, top, bottom } = button.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = list.current;
    const isRoomBelow = bottom + height < innerHeight;
    const edge = 8;
    const start = Math.max(edge, Math.min(left, right - width, innerWidth - width - edge));
    // physical: measured on the screen
    list.current.style.left = `${start}px`;
    list.current.style.top = `${isRoomBelow ? bottom : Math.max(edge, top - height)}px`;
    itemsOf(list.current)[0]?.focus();
    // It hangs from the button, which goes when the page moves.
    addEventListener('scroll', () => list.current?.hidePopover(), { once: true, capture: true, passive: true });
  };
  const onKey = (event: KeyboardEvent) => {
    const items = list.current ? itemsOf(list.current) : [];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };
  return (
    <>
      <Button ref={button} variant="ghost" small popoverTarget={id} aria-label={label}>
        {word}
        <ChevronDownIcon small />
      </Button>
      <Group ref={list} id={id} popover="auto" label={label} className={styles.menu} onToggle={place} onKeyDown={onKey}>
        {children}
      </Group>
    </>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll('button')];

export type MenuItemProps = { onClick: () => void; children: ReactNode };

/** One thing to do; the menu closes behind it. */
export function MenuItem({ onClick, children }: MenuItemProps) {
  return (
    <button
      type="button"
      className={styles.item}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onClick();
      }}
    >
      {children}
    </button>
  );
}
