import { instancesOf, withFirstRows } from '#machines/flow/record.ts';
import type { ClaimNames, Page } from '#machines/report/claimFlow.ts';

/** The pages of a flow as they are written, and as they are met. */
export const written = (pages: readonly Page[]) => ({
  pages,
  instances: withFirstRows(pages.flatMap((page) => instancesOf<ClaimNames>(page))),
});
