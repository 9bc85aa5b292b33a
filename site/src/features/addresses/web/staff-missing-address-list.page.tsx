import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
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
import { t } from './staff-addresses.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<MissingAddress>> =>
  loadList(args, listMissingAddresses, listQuery(args.request, 'q', 'page'));

export const meta = (): PageMeta => ({ title: t.missing, description: t.missingDescription });

export const Waiting = ListSkeleton;

const columns = (): readonly Column<MissingAddress>[] => [
  { head: t.address, cell: ({ path }) => <RowLead title={readable(path)} whole /> },
  { head: t.visits, short: true, named: true, cell: ({ count }) => printNumber(count) },
  { head: t.first, phone: 'hidden', short: true, long: true, cell: ({ firstAskedAt }) => shortDay(firstAskedAt) },
  { head: t.latest, short: true, named: true, cell: ({ lastAskedAt }) => shortDay(lastAskedAt) },
  { head: t.actions, actions: true, cell: (row) => <Actions row={row} /> },
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
        aria-label={t.redirectOf({ address: readable(path) })}
        data-stay
      >
        {t.redirect}
      </ButtonLink>
      <DeleteAction
        to={readable(path)}
        title={t.dismissTitle}
        question={t.dismissQuestion}
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
        title={t.missing}
        add={{ href: '/admin/addresses?new=', label: t.add, over: true }}
        search={{ label: t.search, placeholder: t.searchBy }}
        more={<AddressTabs on="missing" />}
        list={useListState(list)}
        empty={t.noneMissing}
        from={t.missingFrom}
      >
        {(rows) => <DataTable label={t.missing} rows={rows} keyOf={({ path }) => path} columns={columns()} />}
      </StaffList>
      <RedirectPanel rows={[]} />
    </>
  );
}
