import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { SettingsTabs } from '../../settings/web/components/settings-tabs.tsx';
import { readStoryCategories } from '../story-category.contract.ts';
import { CategoriesForm } from './components/categories/categories-form.tsx';
import { t } from './staff-categories.texts.ts';

type Loaded = Answer<typeof readStoryCategories>;

export const loader = ({ context, request: { signal } }: LoaderFunctionArgs): Promise<Loaded> =>
  context.get(apiContext).call(readStoryCategories, {}, signal);

export const meta = (): PageMeta => ({ title: t.title, description: t.description });

export const Waiting = PartsSkeleton;

export function Component() {
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="categories" />
      <CategoriesForm stored={useLoaderData<Loaded>()} />
    </>
  );
}
