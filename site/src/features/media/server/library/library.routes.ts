import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../staff-media.contract.ts';
import { t } from '../api-media-library.texts.ts';
import { changeCaptions } from './captions.service.ts';
import { presentLibraryItem } from './library.presenter.ts';
import { listLibrary, summarizeLibrary } from './library.repository.ts';
import * as service from './library.service.ts';
import type { LibraryLanguages } from './library-access.ts';
import type { MediaOwner } from './media-owner.ts';

export function libraryRoutes(
  { db }: Dependencies,
  storage: MediaStorage,
  owners: readonly MediaOwner[],
  languages: LibraryLanguages,
): Implementation[] {
  const library = { db, owners, languages };
  return [
    implement(contract.listMedia, async ({ query }) =>
      presentList(query, await listLibrary(db, query, query), presentLibraryItem),
    ),
    implement(contract.summarizeMedia, async () => presentData(await summarizeLibrary(db))),
    implement(contract.readMedia, async ({ params }) => {
      const { item, ...more } = await service.readItem(library, params.id);
      return presentData({ ...presentLibraryItem(item), ...more });
    }),
    implement(contract.uploadMedia, async ({ viewer, files }) => {
      const added = await service.addToLibrary(library, viewer, files.file);
      const data = added.map((row) => ({ ...presentLibraryItem(row), duplicate: row.duplicate }));
      return { ...presentMessage(data.length === 1 ? t.fileAdded : t.filesAdded), data };
    }),
    implement(contract.describeMedia, async ({ viewer, params, body }) => {
      const { item, texts } = await service.describeItem(library, viewer, params.id, body);
      return { ...presentMessage(t.saved), data: { ...presentLibraryItem(item), ...(texts && { texts }) } };
    }),
    implement(contract.replaceMediaFile, async ({ viewer, params, files: { file } }) => {
      // The form has been refused without one; JSON holds none.
      if (!file) throw new Problem('invalid_input');
      const row = await service.replaceFile(library, viewer, params.id, file);
      return { ...presentMessage(t.replaced), data: presentLibraryItem(row) };
    }),
    implement(contract.putMediaCaptions, async ({ viewer, params, files: { file } }) => {
      // The form has been refused without one; JSON holds none.
      if (!file) throw new Problem('invalid_input');
      const captions = await changeCaptions(library, viewer, params, file);
      return { ...presentMessage(t.captionsSaved), data: { captions } };
    }),
    implement(contract.deleteMediaCaptions, async ({ viewer, params }) => {
      const captions = await changeCaptions(library, viewer, params, null);
      return { ...presentMessage(t.captionsRemoved), data: { captions } };
    }),
    implement(contract.deleteMedia, async ({ viewer, params }) => {
      await service.deleteItem(library, viewer, params.id);
      return presentMessage(t.trashed);
    }),
    implement(contract.downloadOriginal, async ({ params }) => {
      const { item } = await service.readItem(library, params.id);
      const name = item.originalFile ?? item.file;
      const stored = await storage.stat(name);
      if (!stored) throw new Problem('not_found');
      const contentType = item.originalFile ? item.originalType : item.contentType;
      return { fileName: item.fileName || item.file, contentType, ...stored, content: storage.read(name) };
    }),
  ];
}
