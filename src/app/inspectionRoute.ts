import { FlowType } from '../../machines/claim/enums.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { previewPath } from '../../machines/service/inspectionPath.ts';
import { entries } from './flowChunks.ts';

/** The pages for analysts: of all flows, of one by its code, or one page of it as the reporter sees it. */
export interface InspectionRoute {
  readonly flow: string | undefined;
  readonly isPreview?: true;
}

/**
 * Takes an address, its query and the configuration; gives the inspection where it is asked for: `/inspect`, `/inspect/car.DRAFT`, a page at `/inspect/preview`, or
 * `/transitions` below an entry, whose flow the query names. Undefined where the configuration keeps it closed.
 */
export const findInspection = (
  path: string,
  query: URLSearchParams,
  { devTools, entryPrefix }: Pick<Configuration, 'devTools' | 'entryPrefix'>,
): InspectionRoute | undefined => {
  if (!devTools) return undefined;
  if (path === previewPath) return { flow: query.get('flow') ?? undefined, isPreview: true };
  const [, all, flow] = /^(\/inspect)(?:\/([\w.]+))?\/?$/.exec(path) ?? [];
  if (all !== undefined) return { flow };
  const entry = entries.find(({ home }) => path === `${entryPrefix}${home}/transitions`);
  const flowType = FlowType.safeParse(query.get('flow') ?? 'DRAFT');
  return entry && { flow: `${entry.claimType}.${flowType.data ?? 'DRAFT'}` };
};
