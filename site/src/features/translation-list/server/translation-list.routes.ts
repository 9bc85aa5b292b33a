import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { listTranslations } from '../translation-list.contract.ts';
import { readTranslationList } from './translation-list.service.ts';

export const translationListRoutes = ({ db }: Pick<Dependencies, 'db'>): Implementation[] => [
  implement(listTranslations, ({ query }) => readTranslationList(db, query)),
];
