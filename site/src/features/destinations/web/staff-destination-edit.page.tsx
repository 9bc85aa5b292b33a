import { FormBones } from '@trekker/design-system/staff/desk-bones.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/edit-item.ts';
import { EditItemView } from '#web/staff/edit-item-view.tsx';
import type { DestinationSummary } from '../destination.contract.ts';
import { readDestinationForStaff, type StaffDestination } from '../staff-destination.contract.ts';
import { DestinationForm } from './components/staff/destination-form.tsx';
import { DestinationKnown } from './components/staff/destination-known.tsx';

type Data = EditItem<DestinationSummary, StaffDestination>;

export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<DestinationSummary, StaffDestination>(params.id ?? '', (id) =>
    api.call(readDestinationForStaff, { params: { id } }),
  );
}

export const meta = (data?: Data): PageMeta => ({
  title: `Edit ${data?.passed?.name ?? (data && nameOf(data.whole)) ?? 'destination'}`,
  description: '',
});

const nameOf = (whole: Data['whole']) => (whole instanceof Promise ? undefined : whole?.name);

export const Waiting = FormBones;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      known={(item) => <DestinationKnown item={item} />}
      kind="Destination"
      back={{ href: '/admin/destinations', label: 'Back to Destinations' }}
    >
      {(item) => <DestinationForm key={item._id} item={item} />}
    </EditItemView>
  );
}
