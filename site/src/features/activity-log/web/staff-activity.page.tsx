import { DownloadIcon } from '@trekker/design-system/account-icons.tsx';
import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import { type LoggedActivity, listActivityLog, listActors } from '../activity-log.contract.ts';
import { DayInput } from './components/day-input.tsx';
import { LogEntries } from './components/log-entries.tsx';
import { kindOptions } from './kind-options.ts';
import { exportAddress, instantsOfDay } from './log-address.ts';
import { t } from './staff-activity.texts.ts';

type Loaded = { list: LoadedList<LoggedActivity>; people: { _id: string; name: string }[]; csv: string };

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { day = '', page = '', ...filter } = listQuery(args.request, 'actor', 'kind', 'day', 'page');
  const asked = { ...filter, ...instantsOfDay(day) };
  const [list, people] = await Promise.all([
    loadList(args, listActivityLog, { ...asked, page }),
    args.context.get(apiContext).call(listActors, {}, args.request.signal),
  ]);
  return { list, people: people.data, csv: exportAddress(asked) };
}

export const meta = (): PageMeta => ({ title: t.title, description: t.description });

export const Waiting = ListSkeleton;

export function Component() {
  const { list, people, csv } = useLoaderData<Loaded>();
  const state = useListState(list);
  const everybody = { value: '', label: t.everybody };
  return (
    <StaffList
      title={t.title}
      actions={
        <ButtonLink variant="outline" href={hrefTo(csv)} download>
          <DownloadIcon small />
          {t.exportCsv}
        </ButtonLink>
      }
      filters={[
        {
          name: 'actor',
          label: t.person,
          options: [everybody, ...people.map(({ _id, name }) => ({ value: _id, label: name }))],
        },
        { name: 'kind', label: t.kind, options: kindOptions() },
      ]}
      more={<DayInput />}
      list={state}
      empty={t.none}
      from={t.from}
    >
      {(rows) => <LogEntries rows={rows} />}
    </StaffList>
  );
}
