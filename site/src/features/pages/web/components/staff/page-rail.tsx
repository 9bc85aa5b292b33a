import type { ReactNode } from 'react';
import type { StaffPage } from '#features/pages/staff-page.contract.ts';
import { PublicationPart } from '#features/schedules/web/components/publication-part.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { RailPart } from '#web/staff/writing/rail-part.tsx';
import { t } from '../../staff-pages.texts.ts';
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
  const hint = item ? t.addressKept : t.addressFromTitle;
  return (
    <>
      <PublicationPart item={item} href={`/${item?.slug}`} preview={`/admin/pages/preview/${item?._id}`} plan={plan} />
      <RailPart title={t.whereItStands}>
        {text('slug', {
          hint: stays ? t.addressStays : hint,
          input: { placeholder: item?.slug ?? t.addressExample, spellCheck: false, readOnly: stays },
        })}
        {stays && <p className="tiny muted">{t.signs({ name: '{siteName}', email: '{supportEmail}' })}</p>}
      </RailPart>
      {stays && item.createdAt === item.updatedAt && (
        <RailPart title={t.legalText}>
          <p className="tiny muted">{t.legalTextHint}</p>
        </RailPart>
      )}
      {checklist}
      <RailPart title={t.inSearchResults}>
        <SearchResult {...values} />
      </RailPart>
    </>
  );
}
