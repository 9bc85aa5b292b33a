import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { useLogin } from '#web/session/use-session.ts';
import { type LoadedList, listQuery, loadList } from '#web/staff/list/loaded-list.ts';
import { longDay } from '#web/staff/staff-time.ts';
import { type ActivityEntry, listActivity } from '../../activity/activity.contract.ts';
import { type DueChange, listDueChanges } from '../../schedules/schedule.contract.ts';
import { DueChanges } from '../../schedules/web/components/due-changes.tsx';
import { type Dashboard, readDashboard } from '../dashboard.contract.ts';
import { ActivityLog } from './components/activity-log.tsx';
import { Attention } from './components/attention.tsx';
import { Counts } from './components/counts.tsx';
import { DashboardSkeleton } from './components/dashboard-skeleton.tsx';
import { FirstSteps } from './components/first-steps.tsx';
import { QuickActions } from './components/quick-actions.tsx';
import { SeenPages } from './components/seen-pages.tsx';
import { Trends } from './components/trends.tsx';
import { WhatComes } from './components/what-comes.tsx';
import styles from './dashboard.module.css';
import { t } from './staff-dashboard.texts.ts';

type Loaded = { dashboard: Dashboard; due: DueChange[]; activity: LoadedList<ActivityEntry> };

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { request, context } = args;
  const api = context.get(apiContext);
  const [{ data }, due, activity] = await Promise.all([
    api.call(readDashboard, {}, request.signal),
    api.call(listDueChanges, {}, request.signal),
    loadList(args, listActivity, listQuery(request, 'page')),
  ]);
  return { dashboard: data, due: due.data, activity };
}

export const meta = (): PageMeta => ({
  title: t.title,
  description: t.description,
});

export const Waiting = DashboardSkeleton;

export function Component() {
  const { dashboard, due, activity } = useLoaderData<Loaded>();
  const now = new Date();
  return (
    <>
      <StaffPageHeader title={greeting(now, useLogin()?.user.fullName)}>
        <p className="fine muted">{longDay(now)}</p>
      </StaffPageHeader>
      <FirstSteps done={dashboard.firstSteps} />
      <Attention attention={dashboard.attention} />
      {isBlank(dashboard) ? (
        <WhatComes />
      ) : (
        <>
          <Counts dashboard={dashboard} />
          <Trends dashboard={dashboard} />
        </>
      )}
      <div className={styles.two}>
        <div>
          <DueChanges changes={due} />
          <ActivityLog list={activity} />
        </div>
        <div>
          <QuickActions />
          <SeenPages pages={dashboard.visits.pages} />
        </div>
      </div>
    </>
  );
}

/** A new magazine, in which there is nothing to count. */
function isBlank({ firstSteps, destinationCount, storiesCount, highlightCount, visits }: Dashboard): boolean {
  const isSeen = visits.days.some(({ count }) => count > 0);
  return firstSteps !== null && !isSeen && destinationCount + storiesCount + highlightCount === 0;
}

function greeting(now: Date, fullName = ''): string {
  const hour = now.getHours();
  const name = fullName.trim().split(/\s+/)[0] || 'none';
  if (hour < 12) return t.morning({ name });
  return hour < 18 ? t.afternoon({ name }) : t.evening({ name });
}
