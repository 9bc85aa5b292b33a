import { type ReactNode, Suspense } from 'react';
import { ErrorPage } from '../components/error-page.tsx';
import { Awaited } from './awaited.tsx';
import { isComingBack } from './coming-back.ts';

/** Data that is there, or on its way: a page opens at once with the shape of what comes. */
export type Deferred<Data> = { now: Data; later?: never } | { now?: never; later: Promise<Data> };

/**
 * In a loader: on the server waits, because the page is sent whole; in the browser hands the promise on, so that the
 * page opens with its skeleton, but for who comes back.
 */
export async function deferred<Data>(data: Promise<Data>, request: Request): Promise<Deferred<Data>> {
  if (typeof document === 'undefined' || isComingBack(request)) return { now: await data };
  data.catch(() => {}); // shown by the boundary below
  return { later: data };
}

export type DeferredViewProps<Data> = {
  data: Deferred<Data>;
  skeleton: ReactNode;
  /** Where the data is but a part of the page: what stands there if it does not come. */
  failed?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows the skeleton until the data is there. */
export function DeferredView<Data>({ data, skeleton, failed = <ErrorPage />, children }: DeferredViewProps<Data>) {
  if (data.later === undefined) return children(data.now);
  return (
    <Suspense fallback={skeleton}>
      <Awaited of={data.later} failed={failed}>
        {children}
      </Awaited>
    </Suspense>
  );
}
