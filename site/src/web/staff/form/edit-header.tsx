import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { ReactNode } from 'react';
import type { PublicationState } from '#features/schedules/item-schedule.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { publicationBadge, StateBadge } from '../list/state-badge.tsx';
import { ViewLink } from '../list/view-link.tsx';

export type EditHeaderProps = {
  /** What it is called as it is stored, or that it is new. */
  title: string;
  /** Undefined for something new. */
  isPublished: boolean | undefined;
  /** Where more is known of it than that. */
  state?: PublicationState | undefined;
  /** Its public page, where it has one. */
  href?: string | undefined;
  /** The list that one came from. */
  back: { href: string; label: string };
  /** What else is to be known of who can see it. */
  children?: ReactNode;
};

/** Above the form of what can be published: what it is, as it is stored, and who can see it. */
export function EditHeader({ title, isPublished, state, href, back, children }: EditHeaderProps) {
  const shown = state ?? (isPublished ? 'published' : 'draft');
  return (
    <StaffPageHeader
      title={title}
      badge={isPublished !== undefined && <StateBadge state={publicationBadge[shown]} />}
      back={{ ...back, href: hrefTo(back.href) }}
    >
      {children}
      {/* Where there is room it stands in the bar below, always at hand. */}
      {isPublished && href !== undefined && <ViewLink className="on-narrow" href={href} />}
    </StaffPageHeader>
  );
}
