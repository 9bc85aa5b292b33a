import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type Brand, readBrand } from '../brand.contract.ts';
import { BrandForm } from './components/brand/brand-form.tsx';
import { SettingsTabs } from './components/settings-tabs.tsx';
import { t } from './staff-settings.texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Brand> {
  return (await context.get(apiContext).call(readBrand, {}, request.signal)).data;
}

export const meta = (): PageMeta => ({ title: t.brand, description: t.brandDescription });

export const Waiting = PartsSkeleton;

export function Component() {
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="brand" />
      <BrandForm brand={useLoaderData<Brand>()} />
    </>
  );
}
