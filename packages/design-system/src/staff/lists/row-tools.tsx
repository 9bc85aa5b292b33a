import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '../../account-icons.tsx';
import { IconButton } from '../../actions/icon-button.tsx';
import type { RowPart } from '../forms/use-rows.ts';
import { t } from '../staff-controls.texts.ts';
import styles from './row-tools.module.css';

export type RowToolsProps = {
  /** What the row is, such as "day 2". */
  name: string;
  place: number;
  count: number;
  onMove: (to: number, part: RowPart) => void;
  /** Without it the row stays: it is only moved. */
  onRemove?: (() => void) | undefined;
};

/**
 * Moves and removes one row of a list. At an end, the arrow stays and says that it leads nowhere, so that the focus
 * stays too.
 */
export function RowTools({ name, place, count, onMove, onRemove }: RowToolsProps) {
  const first = place === 0;
  const last = place === count - 1;
  return (
    <div className={styles.tools}>
      <IconButton
        data-part="up"
        label={t.moveUp({ name })}
        aria-disabled={first || undefined}
        onClick={() => onMove(place - 1, 'up')}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton
        data-part="down"
        label={t.moveDown({ name })}
        aria-disabled={last || undefined}
        onClick={() => onMove(place + 1, 'down')}
      >
        <ChevronDownIcon />
      </IconButton>
      {onRemove && (
        <IconButton data-part="remove" label={t.removeOf({ name })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      )}
    </div>
  );
}
