import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { SettingsTabs } from '../../settings/web/components/settings-tabs.tsx';
import { readLanguages } from '../language.contract.ts';
import { LanguagesForm } from './components/languages-form.tsx';
import { t } from './staff-languages.texts.ts';

type Loaded = Answer<typeof readLanguages>;

export const loader = ({ context, request: { signal } }: LoaderFunctionArgs): Promise<Loaded> =>
  context.get(apiContext).call(readLanguages, {}, signal);

export const meta = (): PageMeta => ({ title: t.title, description: t.description });

export const Waiting = PartsSkeleton;

export function Component() {
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="languages" />
      <LanguagesForm stored={useLoaderData<Loaded>()} />
    </>
  );
}
