import { FlowType, Origin } from '../../machines/claim/enums.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import { prefetchTexts } from '../i18n/i18n.ts';
import type { Application } from './application.ts';
import { entries, type Entry } from './flowChunks.ts';
import { loadChunk } from './loadChunk.ts';
import type { OpenedFlow } from './openFlow.ts';

/** Takes an address and the entry prefix; gives the entry it belongs to, undefined for the start page and unknown ones. */
export const findEntry = (path: string, entryPrefix: string): Entry | undefined =>
  entries.find(({ home }) => path === entryPrefix + home || path.startsWith(`${entryPrefix}${home}/`));

/**
 * Takes an entry, the query of the address (`flow`, `referer`) and the application; loads the flow and starts it. Rejects with
 * 245000501 where the entry is switched off or has no such flow, ChunkLoadError where a part fails to load.
 */
export const openEntry = async (
  entry: Entry,
  query: URLSearchParams,
  application: Application,
  configuration: Configuration,
): Promise<OpenedFlow> => {
  const flowType = FlowType.safeParse(query.get('flow') ?? 'DRAFT');
  const load = flowType.success ? entry.flows[flowType.data] : undefined;
  if (!load || !configuration.productLines.includes(entry.claimType)) throw new Failure('245000501');
  // When the service is away it is too late to ask it for the words that say so.
  prefetchTexts('failures');
  const [flow, { openFlow }] = await Promise.all([loadChunk(load), loadChunk(() => import('./openFlow.ts'))]);
  const referer = Origin.safeParse(query.get('referer'));
  return openFlow(flow, { application, configuration, referer: referer.data });
};
