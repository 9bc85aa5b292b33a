import { PartsBones } from '@trekker/design-system/staff/desk-bones.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/edit-item.ts';
import { EditItemView } from '#web/staff/edit-item-view.tsx';
import { readUserAsStaff, type StaffUser } from '../staff-account.contract.ts';
import { UserView } from './components/user-view.tsx';

type Data = EditItem<StaffUser, StaffUser>;

/** What the list knew of somebody is all there is; it is fetched afresh behind it. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<StaffUser, StaffUser>(params.id ?? '', (id) => api.call(readUserAsStaff, { params: { id } }));
}

export const meta = (data?: Data): PageMeta => ({
  title: data?.passed?.fullName ?? (data && nameOf(data.whole)) ?? 'User',
  description: '',
});

const nameOf = (whole: Data['whole']) => (whole instanceof Promise ? undefined : whole?.fullName);

export const Waiting = PartsBones;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      known={(user) => <UserView user={user} />}
      kind="User"
      back={{ href: '/admin/users', label: 'Back to Users' }}
    >
      {(user) => <UserView key={user._id} user={user} />}
    </EditItemView>
  );
}
