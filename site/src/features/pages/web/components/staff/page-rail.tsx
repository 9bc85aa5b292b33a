import type { ReactNode } from 'react';
import type { StaffPage } from '#features/pages/staff-page.contract.ts';
import { PublicationPart } from '#features/schedules/web/components/publication-part.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { RailPart } from '#web/staff/writing/rail-part.tsx';
import { pageFields as fields, type PageFormValues } from './page.fields.ts';
import { SearchResult } from './search-result.tsx';

export type PageRailProps = FieldsProps<PageFormValues> & {
  plan?: ReactNode;
  checklist?: ReactNode;
  /** As it is stored; null for a new one. */
  item?: StaffPage | null;
};

/** Beside a page: who can see it, where it stands, how search engines show it. */
export function PageRail({ item = null, plan, checklist, ...props }: PageRailProps) {
  const { values } = props;
  const text = textInputs(fields, props);
  const stays = item?.isStandard === true;
  const hint = item ? 'The old address keeps leading here.' : 'Leave it empty to make it from the title.';
  return (
    <>
      <PublicationPart item={item} href={`/${item?.slug}`} preview={`/admin/pages/preview/${item?._id}`} plan={plan} />
      <RailPart title="Where it stands">
        {text('slug', {
          hint: stays ? 'The site links to this page: its address stays.' : hint,
          input: { placeholder: item?.slug ?? 'press', spellCheck: false, readOnly: stays },
        })}
        {stays && (
          <p className="tiny muted">
            {'{siteName}'} and {'{supportEmail}'} stand for the site’s name and address wherever you write them.
          </p>
        )}
      </RailPart>
      {checklist}
      <RailPart title="In search results">
        <SearchResult {...values} />
      </RailPart>
    </>
  );
}
