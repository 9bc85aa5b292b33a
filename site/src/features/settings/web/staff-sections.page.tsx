import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { countSections, readSections, type SectionCounts, type Sections } from '../section.contract.ts';
import { SectionsForm } from './components/sections/sections-form.tsx';
import { SettingsTabs } from './components/settings-tabs.tsx';
import { t } from './staff-settings.texts.ts';

type Data = { sections: Sections; counts: SectionCounts };

export async function loader({ context, request: { signal } }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const [sections, counts] = await Promise.all([
    api.call(readSections, {}, signal),
    api.call(countSections, {}, signal),
  ]);
  return { sections: sections.data, counts: counts.data };
}

export const meta = (): PageMeta => ({ title: t.sections, description: t.sectionsDescription });

export const Waiting = PartsSkeleton;

export function Component() {
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="sections" />
      <SectionsForm {...useLoaderData<Data>()} />
    </>
  );
}
