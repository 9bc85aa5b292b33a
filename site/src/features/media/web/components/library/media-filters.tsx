import { Chip, Chips } from '@trekker/design-system/actions/chip.tsx';
import { useLocation } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { summarizeMedia } from '#features/media/staff-media.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { listAddress } from '#web/staff/list/list-address.ts';
import type { ListFilter } from '#web/staff/list/staff-list-bar.tsx';
import { bytesInWords } from '../../uploads/upload-words.ts';

export type LibrarySummary = Answer<typeof summarizeMedia>['data'];

const counted = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** "193 pictures and 24 videos, 118 MB". */
export const inWords = ({ images, videos, bytes }: LibrarySummary): string =>
  `${counted(images, 'picture')} and ${counted(videos, 'video')}, ${bytesInWords(bytes)}`;

export const kindFilter: ListFilter = {
  name: 'kind',
  label: 'Kind',
  options: [
    { value: '', label: 'Pictures and videos' },
    { value: 'picture', label: 'Pictures' },
    { value: 'video', label: 'Videos' },
  ],
};

export const sortFilter: ListFilter = {
  name: 'sort',
  label: 'Order',
  options: [
    { value: '', label: 'Newest first' },
    { value: 'name', label: 'By name' },
    { value: 'size', label: 'Largest first' },
  ],
};

export const uploaderFilter = (summary: LibrarySummary | null): ListFilter => ({
  name: 'uploader',
  label: 'Uploaded by',
  options: [
    { value: '', label: 'Anyone’s' },
    ...(summary?.uploaders ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ],
});

/** What needs somebody: what nothing uses, what nobody has described. */
export function OnlyChips({ summary }: { summary: LibrarySummary | null }) {
  const location = useLocation();
  const words = new URLSearchParams(location.search);
  const chip = (name: 'unused' | 'noAlt', label: string) => {
    const on = words.get(name) === 'true';
    return (
      <Chip on={on} href={hrefTo(listAddress(location, name, on ? '' : 'true'))}>
        {label} {summary && <span className="nums">{summary[name].toLocaleString('en-US')}</span>}
      </Chip>
    );
  };
  return (
    <Chips label="Only show">
      {chip('unused', 'Unused')}
      {chip('noAlt', 'No alt text')}
    </Chips>
  );
}
