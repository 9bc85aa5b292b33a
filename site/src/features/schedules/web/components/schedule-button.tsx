import { CalendarIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { useState } from 'react';
import type { ItemSchedule } from '../../item-schedule.contract.ts';
import type { ScheduledKindName } from '../../schedule.contract.ts';
import { bannerVerbs, plainVerbs, planWords } from '../planned-words.ts';
import { t } from '../staff-schedules.texts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

export type ScheduleButtonProps<Item> = {
  kind: ScheduledKindName;
  /** As it is stored. */
  item: Item;
  /** The item as it is then; what is typed in its form stays. */
  onPlanned: (item: Item) => void;
  /** With its word: where it does not stand in a bar. */
  hasWord?: boolean;
  className?: string;
};

/** In the bar of a form: when it is published and taken back by itself. A dot says that something is planned. */
export function ScheduleButton<Item extends ItemSchedule & { _id: string }>(props: ScheduleButtonProps<Item>) {
  const { kind, item, onPlanned, hasWord = false, className } = props;
  const [isOpen, setOpen] = useState(false);
  const planned = planWords(item, kind === 'banner' ? bannerVerbs : plainVerbs);
  return (
    <>
      {hasWord ? (
        <Button variant="outline" small className={className} onClick={() => setOpen(true)}>
          <CalendarIcon small />
          {t.schedule}
        </Button>
      ) : (
        <IconButton
          label={[t.schedule, ...planned].join('. ')}
          dot={planned.length > 0}
          className={className}
          onClick={() => setOpen(true)}
        >
          <CalendarIcon />
        </IconButton>
      )}
      {isOpen && (
        <ScheduleDialog
          kind={kind}
          id={item._id}
          schedule={item}
          onPlanned={(schedule) => onPlanned({ ...item, ...schedule })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
