import { PageHeader } from '@trekker/design-system/content/page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { sentBefore } from '#web/forms/use-sent-form.ts';
import type { PageMeta } from '#web/page.ts';
import { type ContactInfo, readContactInfo } from '../contact.contract.ts';
import { ContactDetails } from './components/contact-details.tsx';
import { ContactForm } from './components/contact-form.tsx';
import styles from './contact.module.css';

type Data = { info: ContactInfo | null; done: boolean };

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const { data: info } = await context.get(apiContext).call(readContactInfo, {}, request.signal);
  return { info, done: sentBefore(request) === 'message' };
}

const lead = 'A person reads every message, usually with coffee.';

export const meta = (): PageMeta => ({
  title: 'Contact',
  description: lead,
  canonicalPath: '/contact',
  jsonLd: [{ '@context': 'https://schema.org', '@type': 'ContactPage', name: 'Write to us', url: '/contact' }],
});

export const frame = () => ({ breadcrumbs: [{ label: 'Contact' }] });

export function Component() {
  const { info, done } = useLoaderData<Data>();
  return (
    <>
      <PageHeader title="Write to us" lead={lead} />
      <div className={`wrap ${styles.spread}`}>
        {info && <ContactDetails info={info} />}
        <ContactForm done={done} />
      </div>
    </>
  );
}
