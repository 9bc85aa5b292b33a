import type { PageMeta } from '#web/page.ts';
import { DestinationForm } from './components/staff/destination-form.tsx';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'New destination', description: '' });

export function Component() {
  return <DestinationForm item={null} />;
}
