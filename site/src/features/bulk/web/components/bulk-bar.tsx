import { TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { EyeIcon, GlobeIcon, StarIcon } from '@trekker/design-system/icon.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { SelectionAction, SelectionBar, SelectionMore } from '@trekker/design-system/staff/lists/selection-bar.tsx';
import { ListIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { PublicationState } from '#features/schedules/item-schedule.contract.ts';
import { formatCount } from '#web/components/format-count.ts';
import type { Selection } from '#web/staff/list/use-selection.ts';
import type { BulkKindName } from '../../bulk.contract.ts';
import { t } from '../staff-bulk.texts.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkGroup, counted } from './bulk-words.ts';
import type { BulkTarget } from './call-bulk.ts';
import { useCarryOut } from './use-carry-out.ts';

export type BulkBarProps<Row extends { _id: string }> = {
  kind: BulkKindName;
  rows: readonly Row[];
  /** As many as the list finds, on all pages. */
  totalCount: number;
  selection: Selection<Row>;
  titleOf: (row: Row) => string;
  /** Left out where there are neither tags nor categories; empty where any word is a category. */
  categories?: readonly string[];
  /** The site's languages beside its own, where it has any. */
  languages?: readonly { code: string; name: string }[] | undefined;
};

/** What can be done with the selected rows of a list, or with everything that it finds. */
export function BulkBar<Row extends { _id: string }>(props: BulkBarProps<Row>) {
  const { kind, rows, totalCount, selection, titleOf, categories, languages } = props;
  const [group, setGroup] = useState<BulkGroup | null>(null);
  const carryOut = useCarryOut(selection.clear);
  const { search } = useLocation();
  const { isEverything, items } = selection;
  const count = isEverything ? totalCount : items.length;
  const ids = items.map(({ _id }) => _id).join(' ');
  const target = useMemo<BulkTarget>(
    () => ({ kind, ids: ids ? ids.split(' ') : [], filter: isEverything ? filterOf(search) : null, total: count }),
    [kind, ids, isEverything, search, count],
  );
  const isWholePage = items.length === rows.length && totalCount > rows.length;
  return (
    <>
      <LiveRegion>{count > 0 ? t.selected({ what: counted(kind, count) }) : ''}</LiveRegion>
      {count > 0 && (
        <SelectionBar
          count={count}
          of={isEverything ? totalCount : rows.length}
          onAll={selection.all}
          onClear={selection.clear}
          more={
            isWholePage &&
            !isEverything && (
              <SelectionMore onClick={selection.everything}>
                {t.selectAll({ count: formatCount(totalCount) })}
              </SelectionMore>
            )
          }
        >
          <SelectionAction label={t.publish} onClick={() => setGroup('publish')}>
            <EyeIcon small />
          </SelectionAction>
          {categories && (
            <SelectionAction label={t.tagsAndCategory} onClick={() => setGroup('sort')}>
              <ListIcon small />
            </SelectionAction>
          )}
          {languages && (
            <SelectionAction label={t.translations} onClick={() => setGroup('translate')}>
              <GlobeIcon small />
            </SelectionAction>
          )}
          {kind !== 'page' && (
            <SelectionAction label={t.feature} onClick={() => setGroup('feature')}>
              <StarIcon small />
            </SelectionAction>
          )}
          <SelectionAction label={t.delete} onClick={() => setGroup('delete')}>
            <TrashIcon small />
          </SelectionAction>
        </SelectionBar>
      )}
      {group && (
        <BulkDialog
          group={group}
          target={target}
          categories={categories && categories.length > 0 ? categories : undefined}
          languages={languages}
          titleOf={(id) => rows.filter(({ _id }) => _id === id).map(titleOf)[0] ?? ''}
          carryOut={carryOut}
          onClose={() => setGroup(null)}
        />
      )}
    </>
  );
}

/** What the address says of the list; what it cannot mean, the server refuses, rather than taking all for some. */
function filterOf(search: string): NonNullable<BulkTarget['filter']> {
  const words = new URLSearchParams(search);
  const state = words.get('state');
  const translation = words.get('translation');
  return {
    q: words.get('q') ?? '',
    ...(state && { state: state as PublicationState }),
    ...(translation && { translation }),
  };
}
