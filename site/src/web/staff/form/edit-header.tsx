import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { StateBadge } from '../list/state-badge.tsx';
import { ViewLink } from '../list/view-link.tsx';

export type EditHeaderProps = {
  /** What it is called as it is stored, or that it is new. */
  title: string;
  /** Undefined for something new. */
  isPublished: boolean | undefined;
  /** Its public page, where it has one. */
  href?: string | undefined;
  /** The list that one came from. */
  back: { href: string; label: string };
};

/** Above the form of what can be published: what it is, as it is stored, and who can see it. */
export function EditHeader({ title, isPublished, href, back }: EditHeaderProps) {
  return (
    <StaffPageHeader
      title={title}
      badge={isPublished !== undefined && <StateBadge state={isPublished ? 'Published' : 'Draft'} />}
      back={back}
    >
      {/* Where there is room it stands in the bar below, always at hand. */}
      {isPublished && href !== undefined && <ViewLink className="on-narrow" href={href} />}
    </StaffPageHeader>
  );
}
