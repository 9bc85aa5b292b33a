import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import type { About } from '../about.contract.ts';
import { readAboutForStaff } from '../staff-about.contract.ts';
import { AboutForm } from './components/staff/about-form.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<About> {
  return (await context.get(apiContext).call(readAboutForStaff, {}, request.signal)).data;
}

export const meta = (): PageMeta => ({ title: 'About', description: 'The text and pictures of the About page.' });

export const Waiting = FormSkeleton;

export function Component() {
  return <AboutForm about={useLoaderData<About>()} />;
}
