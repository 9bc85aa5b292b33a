import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type SecondFactorRule as Rule, readSecondFactorRule } from '../../accounts/second-factor.contract.ts';
import { SecondFactorRule } from '../../accounts/web/components/staff/second-factor-rule.tsx';
import { AddressesPart } from '../../addresses/web/components/addresses-part.tsx';
import { readSampleLibrary, type SampleLibrary } from '../../sample-library/sample-library.contract.ts';
import { SampleLibraryPart } from '../../sample-library/web/components/sample-library-part.tsx';
import { listKeywords, type SearchKeyword } from '../../search/keyword.contract.ts';
import { type FailedJob, listFailedJobs } from '../failed-job.contract.ts';
import { readSettings, type SiteSettings } from '../settings.contract.ts';
import { BackupState } from './components/backup-state.tsx';
import { BlockingRules } from './components/blocking-rules.tsx';
import { FailedJobs } from './components/failed-jobs.tsx';
import { FeedbackRule } from './components/feedback-rule.tsx';
import { Keywords } from './components/keywords.tsx';
import { MailState } from './components/mail-state.tsx';
import { SettingsTabs } from './components/settings-tabs.tsx';
import { SystemState } from './components/system-state.tsx';
import { t } from './staff-settings.texts.ts';

type Loaded = {
  library: SampleLibrary;
  settings: SiteSettings;
  keywords: SearchKeyword[];
  failedJobs: FailedJob[];
  rule: Rule;
};

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const [settings, keywords, failedJobs, rule, library] = await Promise.all([
    api.call(readSettings, {}, request.signal),
    api.call(listKeywords, {}, request.signal),
    api.call(listFailedJobs, {}, request.signal),
    api.call(readSecondFactorRule, {}, request.signal),
    api.call(readSampleLibrary, {}, request.signal),
  ]);
  return {
    settings: settings.data,
    keywords: keywords.data,
    failedJobs: failedJobs.data,
    rule: rule.data,
    library: library.data,
  };
}

export const meta = (): PageMeta => ({ title: t.settings, description: t.description });

export const Waiting = PartsSkeleton;

export function Component() {
  const { settings, keywords, failedJobs, rule, library } = useLoaderData<Loaded>();
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="system" />
      <SampleLibraryPart library={library} />
      <FeedbackRule settings={settings} />
      <BlockingRules settings={settings} />
      <SecondFactorRule rule={rule} />
      <MailState mail={settings.mail} />
      <FailedJobs jobs={failedJobs} />
      <AddressesPart />
      <SystemState settings={settings} />
      <BackupState backup={settings.backup} />
      <Keywords keywords={keywords} />
    </>
  );
}
