import type { PageFrame, PageMeta } from '#web/page.ts';
import { PageForm } from './components/staff/page-form.tsx';

export const loader = async (): Promise<null> => null;

export const frame = (): PageFrame => ({ writing: true });

export const meta = (): PageMeta => ({ title: 'New page', description: '' });

export function Component() {
  return <PageForm item={null} />;
}
