import { Switch } from '@trekker/design-system/forms/check.tsx';
import { StarIcon } from '@trekker/design-system/icon.tsx';
import { RowAction } from '@trekker/design-system/staff/lists/row-actions.tsx';
import type { ReactNode } from 'react';
import { t } from './staff-list.texts.ts';
import { useRowCall } from './use-row-call.ts';

/** A call that changes one thing of a row and answers with the row as it is then. */
export type RowChange<Row> = () => Promise<{ message: string; data: Row }>;

export type PublicSwitchProps<Row> = {
  /** The row's name. */
  of: string;
  on: boolean;
  /** Turns it the other way round. */
  call: RowChange<Row>;
  onChange: (row: Row) => void;
};

/** Whether anybody can see it, changed at once. `word` stands beside the switch, `badge` after it, `planned` below. */
export function PublishedSwitch<Row>({
  of,
  on,
  word,
  badge,
  planned,
  call,
  onChange,
}: PublicSwitchProps<Row> & { word?: string; badge?: ReactNode; planned?: ReactNode }) {
  const { busy, change } = useRowChange(call, onChange);
  return (
    <div>
      {/* A long word stands below the switch before it lies under the row's actions. */}
      <div className="cell" style={{ gap: '0.25rem 0.6rem', flexWrap: 'wrap' }}>
        <Switch
          label={t.publishedOf({ name: of })}
          hideLabel
          checked={on}
          busy={busy}
          onChange={change}
          {...(word !== undefined && { word })}
        />
        {badge}
      </div>
      {planned}
    </div>
  );
}

/** Whether it stands first on the public pages, changed at once. */
export function FeatureAction<Row>({ of, on, call, onChange }: PublicSwitchProps<Row>) {
  const { busy, change } = useRowChange(call, onChange);
  return <RowAction does={t.toggleFeatured} to={of} Icon={StarIcon} on={on} busy={busy} onClick={change} />;
}

function useRowChange<Row>(call: RowChange<Row>, onChange: (row: Row) => void) {
  const { busy, run } = useRowCall();
  const change = () =>
    run(async () => {
      const { message, data } = await call();
      onChange(data);
      return { message };
    });
  return { busy, change };
}
