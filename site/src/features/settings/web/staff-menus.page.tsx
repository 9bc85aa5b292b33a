import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPages } from '#features/pages/staff-page.contract.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { readMenus, type StaffMenus } from '../menu.contract.ts';
import type { OwnPage } from './components/menus/menu-tools.ts';
import { MenusForm } from './components/menus/menus-form.tsx';
import { SettingsTabs } from './components/settings-tabs.tsx';
import { t } from './staff-settings.texts.ts';

type Loaded = { menus: StaffMenus; pages: OwnPage[] };

export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const [menus, pages] = await Promise.all([
    api.call(readMenus, {}, signal),
    api.call(listPages, { query: { limit: '100' } }, signal),
  ]);
  return { menus: menus.data, pages: pages.data };
}

export const meta = (): PageMeta => ({ title: t.navigation, description: t.navigationDescription });

export const Waiting = PartsSkeleton;

export function Component() {
  const { menus, pages } = useLoaderData<Loaded>();
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="navigation" />
      <MenusForm stored={menus} pages={pages} />
    </>
  );
}
