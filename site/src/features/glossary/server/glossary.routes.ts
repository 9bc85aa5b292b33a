import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../glossary.contract.ts';
import { readGlossary, saveGlossary } from './glossary.service.ts';

export const glossaryRoutes = ({ db }: Pick<Dependencies, 'db'>): Implementation[] => [
  implement(contract.readGlossary, ({ query }) => readGlossary(db, query)),
  implement(contract.updateGlossary, async ({ viewer, query, body }) => ({
    success: true as const,
    ...(await saveGlossary(db, viewer, query, body.terms)),
  })),
];
