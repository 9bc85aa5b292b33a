import type { ReactNode } from 'react';
import { PreviewLink } from '#web/staff/form/preview-link.tsx';
import { publicationBadge, StateBadge } from '#web/staff/list/state-badge.tsx';
import { ViewLink } from '#web/staff/list/view-link.tsx';
import { RailPart } from '#web/staff/writing/rail-part.tsx';
import type { ItemSchedule } from '../../item-schedule.contract.ts';
import { t } from '../staff-schedules.texts.ts';
import { PlannedTimes } from './planned-times.tsx';

export type PublicationPartProps = {
  /** As it is stored; null for something new. */
  item: (ItemSchedule & { isPublished: boolean }) | null;
  /** Of its public page. */
  href: string;
  preview: string;
  /** On a phone, whose bar has no room for it: plans when it goes out. */
  plan?: ReactNode;
};

/** Beside what is written: who can see it, and when. */
export function PublicationPart({ item, href, preview, plan }: PublicationPartProps) {
  const isPublished = item?.isPublished === true;
  return (
    <RailPart title={t.state} aside={isPublished ? t.anyoneCanRead : t.notOnSite}>
      <div className="row row-between">
        <StateBadge state={publicationBadge[item?.state ?? 'draft']} />
        {isPublished && <ViewLink href={href} />}
      </div>
      <PlannedTimes {...item} />
      {plan}
      {/* Where there is room it stands in the bar above. */}
      {item && <PreviewLink className="on-narrow" href={preview} />}
    </RailPart>
  );
}
