import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { findMeant, type Meant } from './components/meant.ts';
import { NotFound } from './components/not-found.tsx';

export { notFoundFrame as frame, notFoundMeta as meta } from './components/not-found-head.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const meant = await findMeant(context.get(apiContext), new URL(request.url).pathname, request.signal);
  return data(meant, { status: 404 });
}

/** Every address that leads nowhere. */
export function Component() {
  return <NotFound {...useLoaderData<Meant>()} />;
}
