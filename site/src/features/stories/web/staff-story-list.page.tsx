import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import type { Column } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BulkTable } from '#features/bulk/web/components/bulk-table.tsx';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { editionColumns } from '#features/translations/web/components/edition-marks.tsx';
import { translationFilters } from '#features/translations/web/components/translation-filter.ts';
import { cutCharacters } from '#web/components/cut-text.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { featuredColumn } from '#web/staff/list/featured-column.tsx';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { RefreshButton } from '#web/staff/list/refresh-button.tsx';
import { useRowPreviews } from '#web/staff/list/row-previews.ts';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { stateFilter } from '#web/staff/list/state-filter.ts';
import { useChangedRows } from '#web/staff/list/use-changed-rows.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { listStoriesForStaff, type StaffStorySummary } from '../staff-story.contract.ts';
import { StoryActions, StoryPublished } from './components/staff/story-row.tsx';
import { useStoryCategories } from './components/staff/use-story-categories.ts';
import { t } from './staff-stories.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<StaffStorySummary>> =>
  loadList(args, listStoriesForStaff, listQuery(args.request, 'q', 'state', 'translation', 'sort', 'page'));

export const meta = (): PageMeta => ({ title: t.stories, description: t.description });

export const Waiting = ListSkeleton;

const columnsFor = (
  languages: readonly ListedLanguage[] | undefined,
  onChange: (row: StaffStorySummary) => void,
): readonly Column<StaffStorySummary>[] => [
  {
    head: t.story,
    sortBy: 'title',
    cell: ({ _id, title, coverImage, excerpt, tags }) => (
      <RowLead
        title={title}
        href={hrefTo(`/admin/stories/edit/${_id}`)}
        image={coverImage}
        text={cutCharacters(excerpt, 50)}
        tags={tags}
      />
    ),
  },
  {
    head: t.author,
    cell: ({ author }) => (
      <div className="cell" style={{ gap: '0.5rem' }}>
        <span data-columns-only>
          <Avatar name={author.name} url={author.avatar} small />
        </span>
        <span>{author.name}</span>
      </div>
    ),
  },
  { head: listWords.category, sortBy: 'category', cell: ({ category }) => category },
  {
    head: t.readTime,
    phone: 'hidden',
    short: true,
    cell: ({ readTime, publishedAt, createdAt }) => (
      <span>
        <bdi>{readTime}</bdi>
        <br />
        <span className="tiny muted">{shortDay(publishedAt || createdAt, 'UTC')}</span>
      </span>
    ),
  },
  // There is room for one of the two.
  ...editionColumns<StaffStorySummary>(languages, ({ _id }) => `/admin/stories/edit/${_id}`, [featuredColumn()]),
  { head: listWords.published, phone: 'state', cell: (row) => <StoryPublished row={row} onChange={onChange} /> },
  { head: listWords.actions, actions: true, cell: (row) => <StoryActions row={row} onChange={onChange} /> },
];

export function Component() {
  const list = useLoaderData<LoadedList<StaffStorySummary>>();
  const state = useListState(list);
  return (
    <StaffList
      title={t.stories}
      actions={<RefreshButton />}
      add={{ href: '/admin/stories/create', label: t.add }}
      search={{ label: t.search, placeholder: t.searchBy }}
      tabs={stateFilter(t.private)}
      filters={translationFilters(list)}
      list={state}
      empty={t.noneFound}
    >
      {(rows) => (
        <Rows
          rows={rows}
          totalCount={'failed' in list ? rows.length : list.totalCount}
          languages={'failed' in list ? undefined : list.languages}
        />
      )}
    </StaffList>
  );
}

type RowsProps = {
  rows: readonly StaffStorySummary[];
  totalCount: number;
  languages: readonly ListedLanguage[] | undefined;
};

function Rows({ rows: loaded, totalCount, languages }: RowsProps) {
  const [rows, replace] = useChangedRows(loaded);
  const categories = useStoryCategories();
  useRowPreviews(rows);
  return (
    <BulkTable
      label={t.stories}
      kind="story"
      rows={rows}
      totalCount={totalCount}
      titleOf={({ title }) => title}
      categories={categories}
      languages={languages}
      columns={columnsFor(languages, replace)}
    />
  );
}
