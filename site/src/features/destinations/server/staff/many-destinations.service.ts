import { Problem } from '#contract/problem.ts';
import { bannerTag } from '#features/banners/banner.contract.ts';
import type { Sorting } from '#features/bulk/server/bulk-kind.ts';
import {
  deleteMany,
  featureMany,
  type ManyKind,
  publishMany,
  sortMany,
} from '#features/bulk/server/many-items.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationsTag, destinationTag } from '../../destination.contract.ts';
import { t } from '../api-destinations.texts.ts';
import { unpublishableOf } from './destination-readiness.service.ts';
import { destinationVersions } from './destination-version.repository.ts';
import * as store from './staff-destination.repository.ts';

/** As people call it; of a draft nobody may have said yet where it lies. */
export const titleOf = ({ name, country }: { name: string; country: string }): string =>
  country ? `${name}, ${country}` : name;

/** Everything public that shows a destination carries one of these, the banner because it names its places. */
export const publicTags = (id: string): string[] => [destinationTag(id), destinationsTag, bannerTag];

type Stored = Awaited<ReturnType<typeof store.lockDestinations>>[number];

const manyDestinations: ManyKind<Stored> = {
  kind: 'destination',
  table: 'destinations',
  versions: destinationVersions,
  notFound: () => new Problem('not_found', t.notFound),
  lock: store.lockDestinations,
  title: titleOf,
  imageId: ({ thumbnailId }) => thumbnailId,
  setFlag: store.updateDestinations,
  sort: store.sortDestinations,
  refusals: unpublishableOf,
  tags: publicTags,
};

type Ids = readonly string[];

export const publishDestinations = (tx: Queryable, viewer: Viewer, ids: Ids, published: boolean) =>
  publishMany(tx, manyDestinations, viewer, ids, published);

export const featureDestinations = (tx: Queryable, viewer: Viewer, ids: Ids, featured: boolean) =>
  featureMany(tx, manyDestinations, viewer, ids, featured);

/** Part of `trashing`: with their reviews, and their places in favourites. */
export const deleteDestinations = (tx: Queryable, viewer: Viewer, ids: Ids) =>
  deleteMany(tx, manyDestinations, viewer, ids);

export const sortDestinations = (tx: Queryable, viewer: Viewer, ids: Ids, sorting: Sorting) =>
  sortMany(tx, manyDestinations, viewer, ids, sorting);
