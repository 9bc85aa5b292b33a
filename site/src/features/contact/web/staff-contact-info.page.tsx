import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import type { ContactInfo } from '../contact.contract.ts';
import { readContactInfoForStaff } from '../staff-contact.contract.ts';
import { ContactInfoForm } from './components/staff/contact-info-form.tsx';
import { t } from './components/staff/staff-contact.texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ContactInfo | null> {
  return (await context.get(apiContext).call(readContactInfoForStaff, {}, request.signal)).data;
}

export const meta = (): PageMeta => ({ title: t.contactDetails, description: t.contactDescription });

export const Waiting = PartsSkeleton;

export function Component() {
  return <ContactInfoForm info={useLoaderData<ContactInfo | null>()} />;
}
