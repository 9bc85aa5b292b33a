import { ButtonLink } from '@trekker/design-system/button.tsx';
import { Empty } from '@trekker/design-system/empty.tsx';
import { TableBones } from '@trekker/design-system/staff/table-bones.tsx';
import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '../../../contract/problem.ts';
import { type ApiClient, apiContext } from '../../../web/api-client.ts';
import { ErrorPage } from '../../../web/error-page.tsx';
import type { PageMeta } from '../../../web/page.ts';
import { takePassedRow } from '../../../web/staff/passed-rows.ts';
import type { DestinationSummary } from '../destination.contract.ts';
import { readDestinationForStaff, type StaffDestination } from '../staff-destination.contract.ts';
import { DestinationForm } from './components/staff/destination-form.tsx';
import { DestinationKnown } from './components/staff/destination-known.tsx';

type Data = { passed?: DestinationSummary; whole: StaffDestination | null | Promise<StaffDestination | null> };

async function readItem(api: ApiClient, id: string): Promise<StaffDestination | null> {
  try {
    return (await api.call(readDestinationForStaff, { params: { id } })).data;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

/** What the list knew is shown at once; the form begins with what the server has now. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const id = params.id ?? '';
  const whole = readItem(context.get(apiContext), id);
  const passed = takePassedRow<DestinationSummary>(id);
  if (!passed) return { whole: await whole };
  whole.catch(() => {}); // shown by the page's error boundary
  return { passed, whole };
}

export const meta = (data?: Data): PageMeta => ({
  title: `Edit ${data?.passed?.name ?? (data && nameOf(data.whole)) ?? 'destination'}`,
  description: '',
});

const nameOf = (whole: Data['whole']) => (whole instanceof Promise ? undefined : whole?.name);

export const Waiting = TableBones;

export function Component() {
  const { passed, whole } = useLoaderData<Data>();
  return (
    <Suspense fallback={passed && <DestinationKnown item={passed} />}>
      <Await resolve={whole} errorElement={<ErrorPage />}>
        {(item) => (item ? <DestinationForm key={item._id} item={item} /> : <Missing />)}
      </Await>
    </Suspense>
  );
}

function Missing() {
  return (
    <Empty title="Destination not found">
      <ButtonLink href="/admin/destinations">Back to Destinations</ButtonLink>
    </Empty>
  );
}
