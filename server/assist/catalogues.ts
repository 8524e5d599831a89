import { catalogueOf, isOfCatalogue, type Catalogue } from '#machines/assist/catalogue.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Pointing, Seen } from '#machines/service/assist/seen.ts';

/** What may be said of pages: nothing that is not in the catalogue of a flow is passed on. */
export interface Catalogues {
  readonly mayBeSeen: (seen: Seen) => boolean;
  readonly mayBePointedAt: (at: Pointing) => boolean;
}

/** The catalogues of flows, with the keys of the texts that say what is wrong. */
export function catalogues(flows: readonly AnyFlow[], keys: readonly string[]): Catalogues {
  const byFlow = new Map<string, Catalogue>(flows.map((flow) => [flow.code, catalogueOf(flow, keys)]));
  const isAsked = (at: Pointing): boolean =>
    flows.some((flow) =>
      flow.instances.some(({ code }) => byFlow.get(flow.code)?.field(code, at.path)?.path === at.path),
    );
  return {
    mayBeSeen: (seen) => {
      const catalogue = byFlow.get(seen.flow);
      return catalogue !== undefined && isOfCatalogue(catalogue, seen);
    },
    mayBePointedAt: isAsked,
  };
}
