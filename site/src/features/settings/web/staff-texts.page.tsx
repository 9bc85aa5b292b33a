import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readLanguages, type StaffLanguage } from '#features/languages/language.contract.ts';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { listTexts, type SiteText } from '../text.contract.ts';
import { SettingsTabs } from './components/settings-tabs.tsx';
import { TextsForm } from './components/texts/texts-form.tsx';
import { t } from './staff-settings.texts.ts';

type Data = { texts: SiteText[]; languages: StaffLanguage[]; language: StaffLanguage | undefined };

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  const chosen = new URL(request.url).searchParams.get('in');
  const languages = (await api.call(readLanguages, {}, request.signal)).data;
  const language = languages.find(({ code, isDefault }) => (chosen === null ? isDefault : code === chosen));
  const { data: texts } = await api.call(listTexts, { query: { in: language?.code } }, request.signal);
  return { texts, languages, language };
}

export const meta = (): PageMeta => ({ title: t.texts, description: t.textsDescription });

export const Waiting = PartsSkeleton;

export function Component() {
  const { texts, languages, language } = useLoaderData<Data>();
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="texts" />
      <TextsForm texts={texts} languages={languages} language={language} />
    </>
  );
}
