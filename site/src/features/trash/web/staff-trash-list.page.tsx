import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { useLogin } from '#web/session/use-session.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { useSelection } from '#web/staff/list/use-selection.ts';
import { listTrash, summarizeTrash, type TrashedItem } from '../trash.contract.ts';
import { EmptyTrash } from './components/empty-trash.tsx';
import { countAll, TrashKinds, type TrashSummary } from './components/trash-kinds.tsx';
import { TrashActions, TrashDeleted, TrashKindWord, TrashLead, TrashTimeLeft } from './components/trash-row.tsx';
import { TrashSelection } from './components/trash-selection.tsx';
import { t } from './staff-trash.texts.ts';

type Data = { list: LoadedList<TrashedItem>; summary: TrashSummary | null };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { request, context } = args;
  const [list, summary] = await Promise.all([
    loadList(args, listTrash, listQuery(request, 'q', 'kind', 'page')),
    // Without it the list is as good as with it.
    context
      .get(apiContext)
      .call(summarizeTrash, {}, request.signal)
      .then(
        ({ data }) => data,
        () => null,
      ),
  ]);
  return { list, summary };
}

export const meta = (): PageMeta => ({ title: t.title, description: t.description });

export const Waiting = ListSkeleton;

export function Component() {
  const { list, summary } = useLoaderData<Data>();
  const me = useLogin()?.user;
  const isNarrowed = useLocation().search !== '';
  const count = summary ? countAll(summary) : 0;
  const isFilled = 'rows' in list && list.rows.length > 0;
  return (
    <StaffList
      title={t.title}
      note={noteOf(summary)}
      actions={me?.role === 'AUTHOR' && count > 0 && <EmptyTrash count={count} />}
      search={{ label: t.search, placeholder: t.searchBy }}
      more={summary && count > 0 && <TrashKinds summary={summary} />}
      list={useListState(list)}
      empty={isNarrowed ? t.noMatch : t.isEmpty}
      from={t.from}
      foot={isFilled && <p className="fine muted">{t.foot}</p>}
    >
      {(rows) => <Rows rows={rows} />}
    </StaffList>
  );
}

/** Other rows of this list are on their way. */
function useIsLoading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { state } = useRevalidator();
  return state === 'loading' || location?.pathname === pathname;
}

const noteOf = (summary: TrashSummary | null): string => (summary ? t.kept({ days: summary.days }) : t.unseen);

const keyOf = ({ kind, _id }: TrashedItem) => `${kind} ${_id}`;

function Rows({ rows }: { rows: readonly TrashedItem[] }) {
  const [refusals, setRefusals] = useState<Readonly<Record<string, string | undefined>>>({});
  const selection = useSelection(rows);
  const isLoading = useIsLoading();
  const refuse = (row: TrashedItem, reason: string | null) =>
    setRefusals((now) => ({ ...now, [keyOf(row)]: reason ?? undefined }));
  const columns: readonly Column<TrashedItem>[] = [
    { head: t.what, cell: (row) => <TrashLead row={row} refusal={refusals[keyOf(row)]} /> },
    { head: t.kind, cell: ({ kind }) => <TrashKindWord kind={kind} /> },
    { head: t.deletedBy, long: true, cell: (row) => <TrashDeleted row={row} /> },
    { head: t.timeLeft, phone: 'state', short: true, cell: (row) => <TrashTimeLeft row={row} /> },
    { head: t.actions, actions: true, cell: (row) => <TrashActions row={row} onRefused={refuse} /> },
  ];
  return (
    <>
      <TrashSelection selection={selection} of={rows.length} onRefused={refuse} />
      <DataTable
        label={t.title}
        rows={rows}
        keyOf={keyOf}
        columns={columns}
        busy={isLoading}
        selection={{ ...selection, nameOf: ({ title }) => title }}
      />
    </>
  );
}
