import { t } from './staff-list.texts.ts';
import type { ListFilter } from './staff-list-bar.tsx';

/** By who can see something; `draft` and `published` are what these states are called. */
export const stateFilter = (draft = t.draft, published = t.published): ListFilter => ({
  name: 'state',
  label: t.state,
  options: [
    { value: '', label: t.allStates },
    { value: 'published', label: published },
    { value: 'draft', label: draft },
    { value: 'scheduled', label: t.scheduled },
    { value: 'ended', label: t.ended },
  ],
});
