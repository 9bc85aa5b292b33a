import { Problem } from '#contract/problem.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Implementation } from '#server/endpoints/implement.ts';
import { readPublicSections } from './section.service.ts';

/** The same calls, of which those of a section are not found while staff have turned it off. */
export function callsBySection(dependencies: CardReads, calls: readonly Implementation[]): Implementation[] {
  return calls.map(({ endpoint, handler }) => {
    const { section } = endpoint;
    if (!section) return { endpoint, handler };
    return {
      endpoint,
      handler: async (call) => {
        if (!(await readPublicSections(dependencies))[section]) throw new Problem('not_found');
        return handler(call);
      },
    };
  });
}
