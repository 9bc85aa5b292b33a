import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { stateFilter } from '#web/staff/list/state-filter.ts';
import { bannerRules, listBanners, type StaffBanner } from '../staff-banner.contract.ts';
import { BannerPanel } from './components/staff/banner-panel.tsx';
import { BannerActions, BannerActive } from './components/staff/banner-row.tsx';
import { t } from './components/staff/staff-banners.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffBanner>> =>
  loadList(args, listBanners, listQuery(args.request, 'q', 'state', 'page'));

export const meta = (): PageMeta => ({ title: t.banners, description: t.description });

export const Waiting = ListSkeleton;

const columns = (): readonly Column<StaffBanner>[] => [
  {
    head: t.banner,
    cell: ({ title, smallDescription, images: [first] }) => (
      <RowLead title={title} image={first ? { ...first, url: first.secure_url } : null} text={smallDescription} />
    ),
  },
  {
    head: t.images,
    named: true,
    short: true,
    cell: ({ images }) => `${images.length}/${bannerRules.image.most.count}`,
  },
  { head: t.status, phone: 'state', cell: (row) => <BannerActive row={row} /> },
  { head: t.actions, actions: true, cell: (row) => <BannerActions row={row} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffBanner>>();
  const state = useListState(list);
  return (
    <>
      <StaffList
        title={t.banners}
        add={{ href: '/admin/banners/new', label: t.add, over: true }}
        search={{ label: t.search, placeholder: t.searchBy }}
        tabs={stateFilter(t.inactive, t.active)}
        list={state}
        empty={t.noneFound}
      >
        {(rows) => <DataTable label={t.banners} rows={rows} keyOf={({ _id }) => _id} columns={columns()} />}
      </StaffList>
      <BannerPanel rows={'failed' in list ? [] : list.rows} />
    </>
  );
}
