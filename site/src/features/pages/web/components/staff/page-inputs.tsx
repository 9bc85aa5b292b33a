import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { WriteColumns } from '#web/staff/writing/write-columns.tsx';
import type { PageFormValues } from './page.fields.ts';
import { PagePaper } from './page-paper.tsx';
import { PageRail } from './page-rail.tsx';

/** What is known of a page before its form is there. */
export function PageInputs(props: FieldsProps<PageFormValues>) {
  return (
    <WriteColumns rail={<PageRail {...props} />}>
      <PagePaper {...props} />
    </WriteColumns>
  );
}
