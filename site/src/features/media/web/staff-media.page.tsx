import { Failed } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { WithDrawer } from '@trekker/design-system/staff/media/drawer.tsx';
import { MediaGridSkeleton } from '@trekker/design-system/staff/media/media-grid.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { orNull } from '#web/staff/form/edit-item.ts';
import { panelAddress } from '#web/staff/list/list-address.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffListBar } from '#web/staff/list/staff-list-bar.tsx';
import { useChangedRows } from '#web/staff/list/use-changed-rows.ts';
import { useSelection } from '#web/staff/list/use-selection.ts';
import { type LibraryItem, listMedia, readMedia, summarizeMedia } from '../staff-media.contract.ts';
import { MediaDetail } from './components/detail/media-detail.tsx';
import { MediaMissing } from './components/detail/media-missing.tsx';
import type { LibraryDetail } from './components/detail/use-opened-item.ts';
import { LayoutLinks, useIsList } from './components/library/layout-links.tsx';
import { LeaveLibrary } from './components/library/leave-library.tsx';
import {
  inWords,
  kindFilter,
  type LibrarySummary,
  OnlyChips,
  sortFilter,
  uploaderFilter,
} from './components/library/media-filters.tsx';
import { MediaRows } from './components/library/media-rows.tsx';
import { MediaSelection } from './components/library/media-selection.tsx';
import { PageDrop } from './components/library/page-drop.tsx';
import { UploadButton } from './components/library/upload-button.tsx';
import { useLibraryUploads } from './components/library/use-library-uploads.ts';
import { UploadStrip } from './components/upload-strip.tsx';
import { t } from './staff-media.texts.ts';

type Data = {
  list: LoadedList<LibraryItem>;
  summary: LibrarySummary | null;
  /** The id of the open one, and what is known of it: null where there is no such item. */
  opened: { id: string; item: LibraryDetail | null } | null;
};

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { request, context } = args;
  const api = context.get(apiContext);
  const names = ['q', 'kind', 'unused', 'noAlt', 'uploader', 'sort', 'page', 'view'];
  const { view: id = '', ...query } = listQuery(request, ...names);
  const [list, summary, item] = await Promise.all([
    loadList(args, listMedia, query),
    // Without it the library is as good as with it.
    api.call(summarizeMedia, {}, request.signal).then(
      ({ data }) => data,
      () => null,
    ),
    id ? orNull(api.call(readMedia, { params: { id } }, request.signal)) : null,
  ]);
  return { list, summary, opened: id ? { id, item } : null };
}

export const meta = (): PageMeta => ({ title: t.title, description: t.description });

export function Waiting() {
  return (
    <ListSkeleton>
      <MediaGridSkeleton />
    </ListSkeleton>
  );
}

export function Component() {
  const { list, summary, opened } = useLoaderData<Data>();
  const state = useListState(list);
  const location = useLocation();
  const navigate = useNavigate();
  const [rows, replace] = useChangedRows(state.kind === 'ready' ? state.rows : noRows);
  const addressOf = (id?: string) => panelAddress(location, id === undefined ? undefined : 'view', id);
  const uploads = useLibraryUploads();
  const [isUnsaved, setUnsaved] = useState(false);
  const openItem = ({ _id }: LibraryItem) => void navigate(addressOf(_id), { preventScrollReset: true });
  const selection = useSelection(rows);
  const asList = useIsList();
  const drawer = opened?.item ? (
    <MediaDetail
      key={opened.id}
      item={opened.item}
      rows={rows}
      addressOf={addressOf}
      onChange={replace}
      onUnsaved={setUnsaved}
    />
  ) : (
    opened && <MediaMissing closeHref={addressOf()} />
  );
  return (
    <WithDrawer drawer={drawer}>
      <StaffPageHeader title={t.title} note={summary ? inWords(summary) : undefined}>
        <LayoutLinks />
        <UploadButton queue={uploads.queue} />
      </StaffPageHeader>
      <UploadStrip uploads={uploads} onOpen={openItem} />
      <StaffListBar
        search={{ label: t.search, placeholder: t.searchBy }}
        filters={[kindFilter(), uploaderFilter(summary), sortFilter()]}
        more={<OnlyChips summary={summary} />}
      />
      {state.kind === 'failed' && <Failed text={state.text} onRetry={state.onRetry} />}
      {state.kind === 'ready' && (
        <>
          <MediaSelection selection={selection} of={rows.length} onChange={replace} />
          <MediaRows rows={rows} asList={asList} openId={opened?.id} addressOf={addressOf} selection={selection} />
          <Pager
            page={state.page}
            pages={state.pages}
            address={hrefTo(location.pathname + location.search)}
            label={t.pages}
            dense
          />
        </>
      )}
      <PageDrop onFiles={uploads.queue.add} />
      <LeaveLibrary isUploading={uploads.isUnderWay} isUnsaved={isUnsaved} />
    </WithDrawer>
  );
}

const noRows: readonly LibraryItem[] = [];
