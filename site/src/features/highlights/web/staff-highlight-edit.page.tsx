import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { FormPreview } from '#web/staff/form/form-preview.tsx';
import { readHighlightForStaff, type StaffHighlight } from '../staff-highlight.contract.ts';
import { HighlightForm } from './components/staff/highlight-form.tsx';
import { HighlightHeader } from './components/staff/highlight-header.tsx';
import { HighlightInputs } from './components/staff/highlight-inputs.tsx';
import { highlightValuesOf } from './components/staff/highlight-values.ts';
import { t } from './staff-highlights.texts.ts';

type Data = EditItem<StaffHighlight, StaffHighlight>;

export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<StaffHighlight, StaffHighlight>(params.id ?? '', (id) =>
    api.call(readHighlightForStaff, { params: { id } }),
  );
}

const nameOf = (full: Data['full']) => (full instanceof Promise ? undefined : full?.name);

export function meta(data?: Data): PageMeta {
  const name = data?.preview?.name ?? (data && nameOf(data.full));
  return { title: name === undefined ? t.edit : t.editOf({ name }), description: '' };
}

export const Waiting = FormSkeleton;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      preview={(item) => (
        <FormPreview
          header={<HighlightHeader item={item} />}
          Inputs={HighlightInputs}
          values={highlightValuesOf(item)}
        />
      )}
      kind={t.highlight}
      back={{ href: '/admin/highlights', label: t.back }}
    >
      {(item) => <HighlightForm key={item._id} item={item} />}
    </EditItemView>
  );
}
