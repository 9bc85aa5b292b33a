import type { PageMeta } from '#web/page.ts';
import { DestinationForm } from './components/staff/destination-form.tsx';
import { t } from './staff-destinations.texts.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: t.new, description: '' });

export function Component() {
  return <DestinationForm item={null} />;
}
