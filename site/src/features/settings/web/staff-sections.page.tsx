import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { readSections, type Sections } from '../section.contract.ts';
import { SectionsForm } from './components/sections/sections-form.tsx';
import { SettingsTabs } from './components/settings-tabs.tsx';
import { t } from './staff-settings.texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Sections> {
  return (await context.get(apiContext).call(readSections, {}, request.signal)).data;
}

export const meta = (): PageMeta => ({ title: t.sections, description: t.sectionsDescription });

export const Waiting = PartsSkeleton;

export function Component() {
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="sections" />
      <SectionsForm sections={useLoaderData<Sections>()} />
    </>
  );
}
