import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../preview.contract.ts';
import { t } from './api-previews.texts.ts';
import { presentPreview } from './preview.presenter.ts';
import { listOpen } from './preview.repository.ts';
import * as service from './preview.service.ts';

/** What a link shows is read from the database itself: a replica may not have heard yet that it has ended. */
export function previewRoutes({ db, siteUrl }: Dependencies, supportEmail: string): Implementation[] {
  return [
    implement(contract.createPreview, async ({ viewer, body }) => {
      const { token, preview } = await service.createPreview(db, viewer, body);
      const data = { ...presentPreview(preview), url: `${siteUrl}/preview/${token}` };
      return { ...presentMessage(t.made), data };
    }),
    implement(contract.listPreviews, async ({ query: { kind, id } }) =>
      presentData((await listOpen(db, { kind, itemId: id })).map(presentPreview)),
    ),
    implement(contract.endPreview, async ({ viewer, params }) => {
      await service.endPreview(db, viewer, params.id);
      return presentMessage(t.ended);
    }),
    implement(contract.readPreview, async ({ params }) =>
      presentData(await service.readPreview(db, params.token, supportEmail)),
    ),
    implement(contract.readPreviewMap, ({ params }) => service.readPreviewMap(db, params.token)),
  ];
}
