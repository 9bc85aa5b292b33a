import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { NotFound } from './components/not-found.tsx';
import { findSuggestions, type Suggestions } from './components/suggestions.ts';

export { notFoundFrame as frame, notFoundMeta as meta } from './components/not-found-head.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const suggestions = await findSuggestions(context.get(apiContext), new URL(request.url).pathname, request.signal);
  return data(suggestions, { status: 404 });
}

/** Every address that leads nowhere. */
export function Component() {
  return <NotFound {...useLoaderData<Suggestions>()} />;
}
