import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
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
import { shortDay } from '#web/staff/staff-time.ts';
import { dismissMissingAddress, listMissingAddresses, type MissingAddress } from '../staff-addresses.contract.ts';
import { AddressTabs } from './components/address-tabs.tsx';
import { RedirectPanel } from './components/redirect-panel.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<MissingAddress>> =>
  loadList(args, listMissingAddresses, listQuery(args.request, 'q', 'page'));

export const meta = (): PageMeta => ({ title: 'Missing pages', description: 'Addresses that have no page.' });

export const Waiting = ListSkeleton;

const columns: readonly Column<MissingAddress>[] = [
  { head: 'Address', cell: ({ path }) => <RowLead title={readable(path)} whole /> },
  { head: 'Visits', short: true, named: true, cell: ({ count }) => count.toLocaleString('en') },
  { head: 'First', phone: 'hidden', short: true, long: true, cell: ({ firstAskedAt }) => shortDay(firstAskedAt) },
  { head: 'Latest', short: true, named: true, cell: ({ lastAskedAt }) => shortDay(lastAskedAt) },
  { head: 'Actions', actions: true, cell: (row) => <Actions row={row} /> },
];

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function Actions({ row: { path } }: { row: MissingAddress }) {
  const api = useApi();
  const here = useLocation();
  return (
    <RowActions>
      <ButtonLink
        variant="ghost"
        small
        href={hrefTo(panelAddress(here, 'new', path))}
        aria-label={`Redirect… ${readable(path)}`}
        data-stay
      >
        Redirect…
      </ButtonLink>
      <DeleteAction
        to={readable(path)}
        title="Delete from the list"
        question="The address and its count will be deleted. It will be listed again if someone visits it."
        call={() => api.call(dismissMissingAddress, { query: { path } })}
      />
    </RowActions>
  );
}

export function Component() {
  const list = useLoaderData<LoadedList<MissingAddress>>();
  return (
    <>
      <StaffList
        title="Missing pages"
        add={{ href: '/admin/addresses?new=', label: 'Add Redirect', over: true }}
        search={{ label: 'Search addresses', placeholder: 'Search by address' }}
        more={<AddressTabs on="missing" />}
        list={useListState(list)}
        empty="No missing pages found"
        from="Addresses that visitors try but that have no page are counted here."
      >
        {(rows) => <DataTable label="Missing pages" rows={rows} keyOf={({ path }) => path} columns={columns} />}
      </StaffList>
      <RedirectPanel rows={[]} />
    </>
  );
}
