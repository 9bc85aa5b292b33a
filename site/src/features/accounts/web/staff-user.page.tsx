import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { readUserAsStaff, type StaffUser } from '../staff-account.contract.ts';
import { t } from './components/staff/staff-users.texts.ts';
import { UserView } from './components/staff/user-view.tsx';

type Data = EditItem<StaffUser, StaffUser>;

/** What the list knew of somebody is all there is; it is fetched afresh behind it. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<StaffUser, StaffUser>(params.id ?? '', (id) => api.call(readUserAsStaff, { params: { id } }));
}

export const meta = (data?: Data): PageMeta => ({
  title: data?.preview?.fullName ?? (data && nameOf(data.full)) ?? t.user,
  description: '',
});

const nameOf = (full: Data['full']) => (full instanceof Promise ? undefined : full?.fullName);

export const Waiting = PartsSkeleton;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      preview={(user) => <UserView user={user} />}
      kind={t.user}
      back={{ href: '/admin/users', label: t.backToUsers }}
    >
      {(user) => <UserView key={user._id} user={user} />}
    </EditItemView>
  );
}
