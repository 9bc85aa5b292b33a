import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { readAboutForStaff, type StaffAbout } from '../staff-about.contract.ts';
import { AboutForm } from './components/staff/about-form.tsx';
import { t } from './components/staff/staff-about.texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<StaffAbout> {
  return (await context.get(apiContext).call(readAboutForStaff, {}, request.signal)).data;
}

export const meta = (): PageMeta => ({ title: t.about, description: t.description });

export const Waiting = FormSkeleton;

export function Component() {
  return <AboutForm about={useLoaderData<StaffAbout>()} />;
}
