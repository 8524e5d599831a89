import type { Beginning } from '../../machines/application/applicationMachine.ts';
import { FlowType, Origin } from '../../machines/claim/enums.ts';
import type { ServedLine } from '../../machines/flows/lines.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { FlowBeside } from '../flow/openFlow.ts';
import { prefetchTexts } from '../i18n/i18n.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Client } from '../service/client.ts';

/**
 * The flow of an entry as it begins, by the `flow` and `referer` of the address's query: loaded, with its claim, on the page the
 * address asks for.
 *
 * @throws Failure 245000501 where the entry is switched off or has no such flow, ChunkLoadError where a part fails to load
 */
export const openEntry = async (
  line: ServedLine,
  query: URLSearchParams,
  { client, configuration }: { readonly client: Client; readonly configuration: Configuration },
): Promise<Beginning<FlowBeside>> => {
  const flowType = FlowType.safeParse(query.get('flow') ?? 'DRAFT');
  if (!flowType.success || !configuration.productLines.includes(line.claimType))
    throw new Failure('245000501');
  // When the service is away it is too late to ask it for the words that say so.
  prefetchTexts('failures');
  const [flow, { openFlow }] = await Promise.all([
    loadChunk(line.flows[flowType.data]),
    loadChunk(() => import('../flow/openFlow.ts')),
  ]);
  const referer = Origin.safeParse(query.get('referer'));
  return openFlow(flow, { client, configuration, referer: referer.data });
};
