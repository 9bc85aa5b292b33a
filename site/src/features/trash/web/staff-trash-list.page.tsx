import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { useLogin } from '#web/session/use-session.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { listTrash, summarizeTrash, type TrashedItem } from '../trash.contract.ts';
import { EmptyTrash } from './components/empty-trash.tsx';
import { countAll, TrashKinds, type TrashSummary } from './components/trash-kinds.tsx';
import { TrashActions, TrashDeleted, TrashKindWord, TrashLead, TrashTimeLeft } from './components/trash-row.tsx';

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

const title = 'Trash';

export const meta = (): PageMeta => ({ title, description: 'What was deleted and can be restored.' });

export const Waiting = ListSkeleton;

export function Component() {
  const { list, summary } = useLoaderData<Data>();
  const me = useLogin()?.user;
  const isNarrowed = useLocation().search !== '';
  const count = summary ? countAll(summary) : 0;
  const isFilled = 'rows' in list && list.rows.length > 0;
  return (
    <StaffList
      title={title}
      note={noteOf(summary)}
      actions={me?.role === 'AUTHOR' && count > 0 && <EmptyTrash count={count} />}
      search={{ label: 'Search the trash', placeholder: 'Search by title' }}
      more={summary && count > 0 && <TrashKinds summary={summary} />}
      list={useListState(list)}
      empty={isNarrowed ? 'Nothing in the trash matches' : 'The trash is empty'}
      from="What you delete can be restored from here."
      foot={
        isFilled && (
          <p className="fine muted">
            Restoring puts everything back where it was: address, pictures, reviews and place in the list.
          </p>
        )
      }
    >
      {(rows) => <Rows rows={rows} />}
    </StaffList>
  );
}

function noteOf(summary: TrashSummary | null): string {
  const unseen = 'Nothing in here can be seen on the site.';
  if (!summary) return unseen;
  const { days } = summary;
  return `Kept for ${days === 1 ? '1 day' : `${days} days`}, then deleted for good. ${unseen}`;
}

const keyOf = ({ kind, _id }: TrashedItem) => `${kind} ${_id}`;

function Rows({ rows }: { rows: readonly TrashedItem[] }) {
  const [refusals, setRefusals] = useState<Readonly<Record<string, string | undefined>>>({});
  const refuse = (row: TrashedItem, reason: string | null) =>
    setRefusals((now) => ({ ...now, [keyOf(row)]: reason ?? undefined }));
  const columns: readonly Column<TrashedItem>[] = [
    { head: 'What', cell: (row) => <TrashLead row={row} refusal={refusals[keyOf(row)]} /> },
    { head: 'Kind', cell: ({ kind }) => <TrashKindWord kind={kind} /> },
    { head: 'Deleted by', long: true, cell: (row) => <TrashDeleted row={row} /> },
    { head: 'Time left', phone: 'state', short: true, cell: (row) => <TrashTimeLeft row={row} /> },
    { head: 'Actions', actions: true, cell: (row) => <TrashActions row={row} onRefused={refuse} /> },
  ];
  return <DataTable label={title} rows={rows} keyOf={keyOf} columns={columns} />;
}
