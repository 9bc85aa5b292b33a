import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageMeta } from '#web/page.ts';
import { DestinationForm } from './components/staff/destination-form.tsx';
import { t } from './staff-destinations.texts.ts';

/** Whether it is to lead home, as the first place of a magazine does. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<boolean> =>
  new URL(request.url).searchParams.get('feature') === 'yes';

export const meta = (): PageMeta => ({ title: t.new, description: '' });

export function Component() {
  return <DestinationForm item={null} isFeatured={useLoaderData<boolean>()} />;
}
