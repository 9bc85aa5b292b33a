import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { listTexts, type SiteText } from '../text.contract.ts';
import { SettingsTabs } from './components/settings-tabs.tsx';
import { TextsForm } from './components/texts/texts-form.tsx';
import { t } from './staff-settings.texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<SiteText[]> {
  return (await context.get(apiContext).call(listTexts, {}, request.signal)).data;
}

export const meta = (): PageMeta => ({ title: t.texts, description: t.textsDescription });

export const Waiting = PartsSkeleton;

export function Component() {
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="texts" />
      <TextsForm texts={useLoaderData<SiteText[]>()} />
    </>
  );
}
