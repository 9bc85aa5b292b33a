import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Skeleton, SkeletonBlock } from '../../skeleton.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './media-grid.module.css';

export type MediaGridProps = {
  /** What is shown, such as "Media". */
  label: string;
  /** Smaller tiles, where a drawer stands beside them. */
  dense?: boolean | undefined;
  children: ReactNode;
};

/** The files of a library side by side, as slides on a light table: MediaTiles, MediaChoices. */
export function MediaGrid({ label, dense, children }: MediaGridProps) {
  return (
    <ul className={classNames(styles.grid, dense && styles.dense)} aria-label={label}>
      {children}
    </ul>
  );
}

type Caption = {
  /** What the file is called. */
  label: string;
  /** Beside that: "Unused", a badge. */
  note?: ReactNode | undefined;
  /** The MediaThumb. */
  children: ReactNode;
};

export type MediaTileProps = Caption & {
  href: string;
  /** Of the link, for whoever gives the focus back to it. */
  id?: string | undefined;
  /** It is the one that is open beside the grid. */
  open?: boolean | undefined;
  selected?: boolean | undefined;
  /** With it the tile can be selected. */
  onSelect?: ((selected: boolean) => void) | undefined;
};

/** One file of the library: a link that opens it, and a box that selects it. */
export function MediaTile({ label, note, children, href, id, open, selected, onSelect }: MediaTileProps) {
  return (
    <li className={classNames(styles.tile, selected && styles.selected, open && styles.open)}>
      {onSelect && (
        <label className={styles.pick}>
          <input
            type="checkbox"
            aria-label={t.select({ name: label })}
            checked={selected ?? false}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      )}
      <a id={id} href={href} data-stay aria-current={open ? 'true' : undefined}>
        {children}
        <span className={styles.caption}>
          <span className={styles.name} dir="auto">
            {label}
          </span>
          {note}
        </span>
      </a>
    </li>
  );
}

export type MediaChoiceProps = Caption & Omit<ComponentProps<'input'>, 'children'> & { type: 'radio' | 'checkbox' };

/** One file of the library that can be chosen, alone or with others. */
export function MediaChoice({ label, note, children, checked, ...input }: MediaChoiceProps) {
  return (
    <li className={classNames(styles.tile, checked && styles.selected)}>
      <label className={styles.choice}>
        <input className="sr" checked={checked} {...input} />
        {children}
        <span className={styles.caption}>
          <span className={styles.name} dir="auto">
            {label}
          </span>
          {note}
        </span>
      </label>
    </li>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** The skeleton of a grid. */
export function MediaGridSkeleton() {
  return (
    <Skeleton className={styles.grid} label={t.loadingMedia}>
      {places.map((place) => (
        <div key={place} className={styles.tile}>
          <SkeletonBlock ratio="3/2" />
          <div className={styles.caption}>
            <SkeletonBlock width="60%" height="0.9rem" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
