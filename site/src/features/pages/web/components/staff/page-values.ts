import type { PageDetail, PageSummary } from '#features/pages/page.contract.ts';
import type { StaffPage } from '#features/pages/staff-page.contract.ts';
import type { RichTextBody } from '#features/rich-text/rich-text.contract.ts';
import { blankValues, storedValues } from '#web/staff/fields/form-field.ts';
import { type PageFormValues, pageFields } from './page.fields.ts';

/** The form's fields of a page; what a list knows of it fills those that it can. */
export const pageValuesOf = (item: StaffPage | PageSummary | null): PageFormValues =>
  item ? storedValues(pageFields, item) : blankValues(pageFields);

/** A page as it would be with what was typed, `body` being its text. */
export const withUnsaved = (stored: PageDetail, typed: PageFormValues, body: RichTextBody): PageDetail => ({
  ...stored,
  ...typed,
  body,
});
