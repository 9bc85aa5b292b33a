import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { FormPreview } from '#web/staff/form/form-preview.tsx';
import { WriteBar } from '#web/staff/writing/write-bar.tsx';
import type { PageSummary } from '../page.contract.ts';
import { readPageForStaff, type StaffPage } from '../staff-page.contract.ts';
import { backToPages, PageForm } from './components/staff/page-form.tsx';
import { PageInputs } from './components/staff/page-inputs.tsx';
import { pageValuesOf } from './components/staff/page-values.ts';
import { t } from './staff-pages.texts.ts';

type Data = EditItem<PageSummary, StaffPage>;

export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<PageSummary, StaffPage>(params.id ?? '', (id) => api.call(readPageForStaff, { params: { id } }));
}

export const meta = (data?: Data): PageMeta => {
  const full = data?.full instanceof Promise ? undefined : data?.full;
  const title = data?.preview?.title ?? full?.title;
  return { title: title === undefined ? t.edit : t.editOf({ title }), description: '' };
};

export const frame = (): PageFrame => ({ writing: true });

export const Waiting = FormSkeleton;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      preview={(item) => (
        <FormPreview
          header={<WriteBar title={item.title} back={backToPages()} />}
          Inputs={PageInputs}
          values={pageValuesOf(item)}
        />
      )}
      kind="Page"
      back={backToPages()}
    >
      {(item) => <PageForm key={item._id} item={item} />}
    </EditItemView>
  );
}
