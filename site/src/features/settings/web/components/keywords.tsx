import { Empty } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { useLocation } from 'react-router';
import { deleteKeyword, type SearchKeyword } from '#features/search/keyword.contract.ts';
import { formatCount } from '#web/components/format-count.ts';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { StaffListBar } from '#web/staff/list/staff-list-bar.tsx';
import { t } from './staff-system.texts.ts';

const pageSize = 15;

const columns = (): readonly Column<SearchKeyword>[] => [
  {
    head: t.keyword,
    cell: ({ keyword }) => (
      <a className="link" href={hrefTo(`/search?${new URLSearchParams({ q: keyword })}`)}>
        {keyword}
      </a>
    ),
  },
  { head: t.searches, named: true, short: true, cell: ({ count }) => formatCount(count) },
  {
    head: t.results,
    named: true,
    short: true,
    cell: ({ results }) => (results === 0 ? t.none : formatCount(results)),
  },
  { head: t.lastSearched, short: true, cell: ({ lastSearchedAt }) => <FormattedDate at={lastSearchedAt} /> },
  { head: t.actions, actions: true, cell: (keyword) => <Forget keyword={keyword} /> },
];

/** What was searched, most searched first. All come in one call; word and page of the list live in the address. */
export function Keywords({ keywords }: { keywords: readonly SearchKeyword[] }) {
  const { pathname, search } = useLocation();
  const words = new URLSearchParams(search);
  const wanted = (words.get('q') ?? '').trim().toLowerCase();
  const found = keywords.filter(({ keyword }) => keyword.includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(Math.max(1, Number.parseInt(words.get('page') ?? '1', 10) || 1), pages);
  return (
    <FormPart
      title={t.searchKeywords}
      aside={<p className="tiny muted nums">{t.keywords({ count: keywords.length })}</p>}
    >
      <div id="keywords">
        <StaffListBar search={{ label: t.searchKeywords, placeholder: t.searchKeywords }} />
        {found.length === 0 && (
          <Empty title={t.noKeywords} level={3}>
            {!wanted && <p className="muted">{t.keywordsCounted}</p>}
          </Empty>
        )}
        {found.length > 0 && (
          <DataTable
            label={t.searchKeywords}
            rows={found.slice((page - 1) * pageSize, page * pageSize)}
            keyOf={({ _id }) => _id}
            columns={columns()}
          />
        )}
        <Pager
          page={page}
          pages={pages}
          address={hrefTo(`${pathname}${search}#keywords`)}
          label={t.keywordPages}
          dense
        />
      </div>
    </FormPart>
  );
}

function Forget({ keyword: { _id, keyword } }: { keyword: SearchKeyword }) {
  const api = useApi();
  return (
    <RowActions>
      <DeleteAction
        to={keyword}
        title={t.deleteKeyword}
        question={t.deleteKeywordQuestion}
        call={() => api.call(deleteKeyword, { params: { id: _id } })}
      />
    </RowActions>
  );
}
