import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { listPageTemplates } from '../staff-page.contract.ts';
import type { PageFormValues } from './components/staff/page.fields.ts';
import { PageForm } from './components/staff/page-form.tsx';
import { t } from './staff-pages.texts.ts';

/** What the page begins with: a template, by its slug, or nothing. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageFormValues | null> {
  const wanted = new URL(request.url).searchParams.get('template');
  if (!wanted) return null;
  const { data } = await context.get(apiContext).call(listPageTemplates, {}, request.signal);
  return data.find(({ page }) => page.slug === wanted)?.page ?? null;
}

export const frame = (): PageFrame => ({ writing: true });

export const meta = (): PageMeta => ({ title: t.new, description: '' });

export function Component() {
  const begun = useLoaderData<PageFormValues | null>() ?? undefined;
  return <PageForm key={begun?.slug} item={null} begun={begun} />;
}
