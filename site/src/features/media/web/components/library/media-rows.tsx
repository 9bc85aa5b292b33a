import { Badge } from '@trekker/design-system/content/badge.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { type Column, DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { MediaGrid, MediaTile } from '@trekker/design-system/staff/media/media-grid.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LibraryItem } from '#features/media/staff-media.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { Selection } from '#web/staff/list/use-selection.ts';
import { shortDay } from '#web/staff/staff-time.ts';
import { durationOf, imageOf, lacksAlt, nameOfMedia, places } from '../../library-item.ts';
import { t } from '../../staff-media.texts.ts';
import { bytesInWords } from '../../uploads/upload-words.ts';
import { LibraryThumb } from '../library-thumb.tsx';

export type MediaRowsProps = {
  rows: readonly LibraryItem[];
  asList: boolean;
  /** The one that is open beside them. */
  openId: string | undefined;
  addressOf: (id: string) => string;
  selection: Selection<LibraryItem>;
};

/** One page of the library, side by side or as rows. */
export function MediaRows({ rows, asList, openId, addressOf, selection }: MediaRowsProps) {
  useFocusBack(openId);
  const asked = new URLSearchParams(useLocation().search);
  const isNarrowed = ['q', 'kind', 'unused', 'noAlt', 'uploader'].some((name) => asked.get(name));
  const empty = isNarrowed ? t.noneFound : t.libraryEmpty;
  return (
    <>
      <LiveRegion>{rows.length === 0 ? empty : ''}</LiveRegion>
      {rows.length === 0 && (
        <Empty title={empty}>
          <p className="muted">{isNarrowed ? t.tryAnotherWord : t.uploadOrDrop}</p>
        </Empty>
      )}
      {rows.length > 0 &&
        (asList ? (
          <DataTable
            label={t.title}
            rows={rows}
            keyOf={({ _id }) => _id}
            columns={columns(addressOf)}
            selection={{ ...selection, nameOf: nameOfMedia }}
          />
        ) : (
          <MediaGrid label={t.title} dense={openId !== undefined}>
            {rows.map((item) => (
              <MediaTile
                key={item._id}
                id={linkId(item._id)}
                label={nameOfMedia(item)}
                href={hrefTo(addressOf(item._id))}
                open={item._id === openId}
                selected={selection.has(item)}
                onSelect={(on) => selection.set(item, on)}
                note={<Note item={item} />}
              >
                <LibraryThumb item={item} sizes="(min-width: 48rem) 14rem, 45vw" />
              </MediaTile>
            ))}
          </MediaGrid>
        ))}
    </>
  );
}

const linkId = (id: string) => `media-${id}`;

/** Once what was open is closed, the focus is where it was opened. */
function useFocusBack(openId: string | undefined) {
  const before = useRef(openId);
  useEffect(() => {
    if (openId === undefined && before.current) document.getElementById(linkId(before.current))?.focus();
    before.current = openId;
  }, [openId]);
}

function Note({ item }: { item: LibraryItem }) {
  if (lacksAlt(item)) return <Badge tone="warn">{t.noAlt}</Badge>;
  return item.usedInCount === 0 ? <span>{t.unused}</span> : null;
}

const columns = (addressOf: MediaRowsProps['addressOf']): readonly Column<LibraryItem>[] => [
  {
    head: t.name,
    cell: (item) => (
      <RowLead
        title={
          <a id={linkId(item._id)} href={hrefTo(addressOf(item._id))} data-stay>
            {nameOfMedia(item)}
          </a>
        }
        image={item.kind === 'picture' ? imageOf(item) : null}
        text={item.alt === nameOfMedia(item) ? item.caption : item.alt}
      />
    ),
  },
  { head: t.kind, cell: (item) => (item.kind === 'video' ? t.video({ duration: durationOf(item) ?? '' }) : t.image) },
  {
    head: t.size,
    short: true,
    cell: ({ width, height, bytes }) => (
      <span className="nums">
        {width > 0 && `${width} × ${height}, `}
        {bytesInWords(bytes)}
      </span>
    ),
  },
  {
    head: t.usedIn,
    short: true,
    cell: (item) => (item.usedInCount === 0 ? t.unused : places(item.usedInCount)),
  },
  {
    head: t.alt,
    phone: 'state',
    cell: (item) => (lacksAlt(item) ? <Note item={item} /> : <span data-columns-only>{t.hasAlt}</span>),
  },
  {
    head: t.uploaded,
    phone: 'hidden',
    short: true,
    cell: ({ uploadedAt, uploadedBy }) => (
      <span>
        {shortDay(uploadedAt)}
        <br />
        <span className="tiny muted">{uploadedBy?.name}</span>
      </span>
    ),
  },
];
