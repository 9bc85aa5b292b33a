import { Chip, Chips } from '@trekker/design-system/actions/chip.tsx';
import { useLocation } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import type { summarizeMedia } from '#features/media/staff-media.contract.ts';
import { formatCount } from '#web/components/format-count.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { listAddress } from '#web/staff/list/list-address.ts';
import type { ListFilter } from '#web/staff/list/staff-list-bar.tsx';
import { t } from '../../staff-media.texts.ts';
import { bytesInWords } from '../../uploads/upload-words.ts';

export type LibrarySummary = Answer<typeof summarizeMedia>['data'];

/** "193 pictures and 24 videos, 118 MB". */
export const inWords = ({ images, videos, bytes }: LibrarySummary): string =>
  t.sum({ images: t.images({ count: images }), videos: t.videos({ count: videos }), size: bytesInWords(bytes) });

export const kindFilter = (): ListFilter => ({
  name: 'kind',
  label: t.kind,
  options: [
    { value: '', label: t.imagesAndVideos },
    { value: 'picture', label: t.onlyImages },
    { value: 'video', label: t.onlyVideos },
  ],
});

export const sortFilter = (): ListFilter => ({
  name: 'sort',
  label: t.order,
  options: [
    { value: '', label: t.newest },
    { value: 'name', label: t.byName },
    { value: 'size', label: t.largest },
  ],
});

export const uploaderFilter = (summary: LibrarySummary | null): ListFilter => ({
  name: 'uploader',
  label: t.uploadedBy,
  options: [
    { value: '', label: t.anyones },
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
        {label} {summary && <span className="nums">{formatCount(summary[name])}</span>}
      </Chip>
    );
  };
  return (
    <Chips label={t.onlyShow}>
      {chip('unused', t.unused)}
      {chip('noAlt', t.noAlt)}
    </Chips>
  );
}
