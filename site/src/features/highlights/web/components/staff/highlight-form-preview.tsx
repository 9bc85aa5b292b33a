import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { Highlight } from '#features/highlights/highlight.contract.ts';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { HighlightInputs } from './highlight-inputs.tsx';
import { highlightValuesOf } from './highlight-values.ts';

/** What the list knew of a highlight, in the form that is about to come. */
export function HighlightFormPreview({ item }: { item: Highlight }) {
  return (
    <>
      <HighlightHead item={item} />
      <p className="sr" role="status">
        Loading
      </p>
      <div inert aria-busy="true">
        <HighlightInputs values={highlightValuesOf(item)} change={() => {}} errors={{}} percent={undefined} />
      </div>
    </>
  );
}

/** Above the form: which highlight, and who can see it. */
export function HighlightHead({ item }: { item: Highlight | null }) {
  return (
    <StaffPageHeader
      title={item?.name ?? 'New highlight'}
      badge={item && <StateBadge state={item.isPublished ? 'Published' : 'Draft'} />}
      back={{ href: '/admin/highlights', label: 'Highlights' }}
    />
  );
}
