import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { panelAddress } from '#web/staff/list/list-address.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { deleteRedirect, listRedirects, type Redirect } from '../staff-addresses.contract.ts';
import { AddressTabs } from './components/address-tabs.tsx';
import { RedirectPanel } from './components/redirect-panel.tsx';
import { t } from './staff-addresses.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<Redirect>> =>
  loadList(args, listRedirects, listQuery(args.request, 'q', 'page'));

export const meta = (): PageMeta => ({ title: t.redirects, description: t.redirectsDescription });

export const Waiting = ListSkeleton;

const columns = (): readonly Column<Redirect>[] => [
  { head: t.address, cell: ({ path }) => <RowLead title={path} whole /> },
  {
    head: t.redirectsTo,
    cell: ({ to }) => (
      <a className="link" href={hrefTo(to)}>
        {to}
      </a>
    ),
  },
  { head: t.actions, actions: true, cell: (row) => <Actions row={row} /> },
];

function Actions({ row: { _id, path } }: { row: Redirect }) {
  const api = useApi();
  const here = useLocation();
  return (
    <RowActions>
      <RowAction does={t.edit} to={path} Icon={PencilIcon} href={hrefTo(panelAddress(here, 'edit', _id))} over />
      <DeleteAction
        to={path}
        title={t.deleteTitle}
        question={t.deleteQuestion}
        call={() => api.call(deleteRedirect, { params: { id: _id } })}
      />
    </RowActions>
  );
}

export function Component() {
  const list = useLoaderData<LoadedList<Redirect>>();
  return (
    <>
      <StaffList
        title={t.redirects}
        add={{ href: '/admin/addresses/redirects?new=', label: t.add, over: true }}
        search={{ label: t.searchRedirects, placeholder: t.searchBy }}
        more={<AddressTabs on="redirects" />}
        list={useListState(list)}
        empty={t.noRedirects}
        from={t.redirectsFrom}
      >
        {(rows) => <DataTable label={t.redirects} rows={rows} keyOf={({ _id }) => _id} columns={columns()} />}
      </StaffList>
      <RedirectPanel rows={'failed' in list ? [] : list.rows} />
    </>
  );
}
