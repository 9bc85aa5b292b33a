import { Problem } from '#contract/problem.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Implementation } from '#server/endpoints/implement.ts';
import { readPublicSections } from './section.service.ts';

/** The same calls, of which those of a section are not found while staff have turned it off. */
export function callsBySection(dependencies: CardReads, calls: readonly Implementation[]): Implementation[] {
  return calls.map((call) => {
    const { endpoint, handler } = call;
    const { section } = endpoint;
    if (!section) return call;
    return {
      ...call,
      handler: async (asked) => {
        if (!(await readPublicSections(dependencies))[section]) throw new Problem('not_found');
        return handler(asked);
      },
    };
  });
}
