import type { Choice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { listAuthors } from '../../authors/staff-author.contract.ts';
import { StoryForm } from './components/staff/story-form.tsx';
import { t } from './staff-stories.texts.ts';

/** Whoever writes, by their public profile. Where that can't be had, they choose; the form comes anyway. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Choice | null> {
  const own = context.get(apiContext).call(listAuthors, { query: { own: 'true' } }, request.signal);
  const [author] = (await own.catch(() => ({ data: [] }))).data;
  return author ? { _id: author._id, name: author.name } : null;
}

export const frame = (): PageFrame => ({ writing: true });

export const meta = (): PageMeta => ({ title: t.new, description: '' });

export function Component() {
  return <StoryForm item={null} author={useLoaderData<Choice | null>()} />;
}
