import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { bannerRules, listBanners, type StaffBanner } from '../staff-banner.contract.ts';
import { BannerPanel } from './components/staff/banner-panel.tsx';
import { BannerActions, BannerActive } from './components/staff/banner-row.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffBanner>> =>
  loadList(args, listBanners, listQuery(args.request, 'q', 'page'));

export const meta = (): PageMeta => ({ title: 'Banners', description: 'The banner at the top of the home page.' });

export const Waiting = ListSkeleton;

const columns: readonly Column<StaffBanner>[] = [
  {
    head: 'Banner',
    cell: ({ title, smallDescription, images: [first] }) => (
      <RowLead title={title} image={first ? { ...first, url: first.secure_url } : null} text={smallDescription} />
    ),
  },
  {
    head: 'Images',
    named: true,
    short: true,
    cell: ({ images }) => `${images.length}/${bannerRules.image.most.count}`,
  },
  { head: 'Status', phone: 'state', cell: (row) => <BannerActive row={row} /> },
  { head: 'Actions', actions: true, cell: (row) => <BannerActions row={row} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffBanner>>();
  const state = useListState(list);
  return (
    <>
      <StaffList
        title="Banners"
        add={{ href: '/admin/banners/new', label: 'Add Banner', over: true }}
        search={{ label: 'Search banners', placeholder: 'Search by title or description' }}
        list={state}
        empty="No banners found"
      >
        {(rows) => <DataTable label="Banners" rows={rows} keyOf={({ _id }) => _id} columns={columns} />}
      </StaffList>
      <BannerPanel rows={'failed' in list ? [] : list.rows} />
    </>
  );
}
