import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { pageAddress } from '@trekker/design-system/content/pager.tsx';
import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { type TermKind, termKinds } from '#contract/rules/translations/term-kinds.ts';
import { readLanguages } from '#features/languages/language.contract.ts';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { apiContext } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { listQuery } from '#web/staff/list/loaded-list.ts';
import { SettingsTabs } from '../../settings/web/components/settings-tabs.tsx';
import { readGlossary } from '../glossary.contract.ts';
import { GlossaryForm } from './components/glossary-form.tsx';
import { t } from './staff-glossary.texts.ts';

type Loaded = { kind: TermKind; language: ListedLanguage; stored: Answer<typeof readGlossary> };

/** Null on a site of one language. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded | null> {
  const api = context.get(apiContext);
  const { in: asked, kind: sent, q, state, page } = listQuery(request, 'in', 'kind', 'q', 'state', 'page');
  const others = (await api.call(readLanguages, {}, request.signal)).data.filter(({ isDefault }) => !isDefault);
  const code = (others.find((one) => one.code === asked) ?? others[0])?.code;
  if (code === undefined) return null;
  const kind = termKinds.find((one) => one === sent) ?? 'category';
  const query = { in: code, kind, q, state: state === 'missing' ? state : '', ...(page && { page }) } as const;
  const stored = await api.call(readGlossary, { query }, request.signal);
  const { pathname, search } = new URL(request.url);
  if (stored.page > stored.totalPages) throw redirect(pageAddress(pathname + search, stored.totalPages));
  const language = stored.languages?.find((one) => one.code === code);
  return language ? { kind, language, stored } : null;
}

export const meta = (): PageMeta => ({ title: t.title, description: t.description });

export const Waiting = PartsSkeleton;

export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="languages" />
      {loaded ? <GlossaryForm {...loaded} /> : <NoLanguage />}
    </>
  );
}

const NoLanguage = () => (
  <Empty title={t.noLanguage}>
    <p className="muted">{t.noLanguageHint}</p>
    <ButtonLink variant="outline" href={hrefTo('/admin/settings/languages')}>
      {t.languages}
    </ButtonLink>
  </Empty>
);
