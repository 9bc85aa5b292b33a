import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../staff-rich-text.contract.ts';
import { previewText } from './rich-text.service.ts';

export function staffRichTextRoutes({ reads }: Dependencies): Implementation[] {
  return [
    implement(contract.previewText, async ({ body: { markdown } }) => presentData(await previewText(reads, markdown))),
  ];
}
