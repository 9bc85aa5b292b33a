import { FormBones } from '@trekker/design-system/staff/desk-bones.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/edit-item.ts';
import { EditItemView } from '#web/staff/edit-item-view.tsx';
import type { Highlight } from '../highlight.contract.ts';
import { readHighlightForStaff } from '../staff-highlight.contract.ts';
import { HighlightForm } from './components/staff/highlight-form.tsx';
import { HighlightKnown } from './components/staff/highlight-known.tsx';

type Data = EditItem<Highlight, Highlight>;

export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<Highlight, Highlight>(params.id ?? '', (id) => api.call(readHighlightForStaff, { params: { id } }));
}

const nameOf = (whole: Data['whole']) => (whole instanceof Promise ? undefined : whole?.name);

export const meta = (data?: Data): PageMeta => ({
  title: `Edit ${data?.passed?.name ?? (data && nameOf(data.whole)) ?? 'highlight'}`,
  description: '',
});

export const Waiting = FormBones;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      known={(item) => <HighlightKnown item={item} />}
      kind="Highlight"
      back={{ href: '/admin/highlights', label: 'Back to Highlights' }}
    >
      {(item) => <HighlightForm key={item._id} item={item} />}
    </EditItemView>
  );
}
