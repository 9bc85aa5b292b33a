import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contactTexts } from '#contract/texts/contact-voice.texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import { apiContext } from '#web/api-client.ts';
import { sentBefore } from '#web/forms/use-sent-form.ts';
import { useTexts } from '#web/frame-data.ts';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import type { PageMeta, PageSite } from '#web/page.ts';
import { type ContactInfo, readContactInfo } from '../contact.contract.ts';
import { ContactDetails } from './components/contact-details.tsx';
import { ContactForm } from './components/contact-form.tsx';
import styles from './contact.module.css';

type Data = { info: ContactInfo | null; done: boolean };

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const { data: info } = await context.get(apiContext).call(readContactInfo, {}, request.signal);
  return { info, done: sentBefore(request) === 'message' };
}

export const meta = (_: Data, site: PageSite): PageMeta => ({
  title: frameWords.contact,
  description: textIn(contactTexts, 'contact.lead', site),
  canonicalPath: '/contact',
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      inLanguage: null,
      name: textIn(contactTexts, 'contact.title', site),
      url: '/contact',
    },
  ],
});

export const frame = () => ({ breadcrumbs: [{ label: frameWords.contact }] });

export function Component() {
  const { info, done } = useLoaderData<Data>();
  const text = useTexts(contactTexts);
  return (
    <>
      <PageHeader title={text('contact.title')} lead={text('contact.lead')} />
      <div className={`wrap ${styles.spread}`}>
        {info && <ContactDetails info={info} />}
        <ContactForm done={done} />
      </div>
    </>
  );
}
