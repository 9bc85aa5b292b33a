import type { Queryable } from '#server/queryable.ts';
import type { Video } from '../../media.contract.ts';
import { mediaUrl } from '../media.presenter.ts';
import { listTracksByKey } from '../media-text.repository.ts';

/** Every file of an item begins with its key. */
const keyOf = ({ secure_url: address }: Video): string =>
  address.slice(address.lastIndexOf('/') + 1).split(/[-.]/, 1)[0] ?? '';

/** Adds to videos their captions in other languages than the site's own: one query for all of them, none for none. */
export async function readTracks(
  reads: Queryable,
  videos: readonly (Video | null)[],
): Promise<<Found extends Video | null>(video: Found) => Found> {
  const keys = [...new Set(videos.flatMap((video) => (video ? [keyOf(video)] : [])))];
  const rows = keys.length > 0 ? await listTracksByKey(reads, keys) : [];
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return (video) => {
    const found = video && byKey.get(keyOf(video));
    return found ? { ...video, tracks: found.map(({ language, file }) => ({ language, url: mediaUrl(file) })) } : video;
  };
}
