import type { PageMeta } from '../../../web/page.ts';
import { StoryForm } from './components/staff/story-form.tsx';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'New story', description: '' });

export function Component() {
  return <StoryForm item={null} />;
}
