import { speakLanguage } from '../i18n/i18n.ts';
import { memoryStorage } from '../inspect/preview/memoryStorage.ts';
import { previewedIn } from '../inspect/preview/previewAddress.ts';
import type { PreviewMessage } from '../inspect/preview/previewMessage.ts';
import { previewUploads } from '../inspect/preview/previewUploads.ts';
import { previewClaim, startPreview } from '../inspect/preview/startPreview.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import { pageOf, type FlowActor, type UploadsActor } from './flowActor.ts';
import { entries } from './flowChunks.ts';
import { loadChunk } from './loadChunk.ts';
import { warnBefore, type OpenedFlow } from './openFlow.ts';
import { typedMemory } from './typedMemory.ts';

/**
 * Takes the code of a flow, the query of a preview's address and the configuration; opens the flow on the page asked for, as the
 * inspection shows it: nothing is asked of the service, and nothing outlives the document. Rejects with 404 where there is no such flow.
 */
export const openPreview = async (
  asked: string | undefined,
  query: URLSearchParams,
  configuration: Configuration,
): Promise<OpenedFlow> => {
  const loads = entries.flatMap(({ claimType, flows }) =>
    Object.entries(flows).flatMap(([flowType, load]) => (`${claimType}.${flowType}` === asked ? [load] : [])),
  );
  const [load] = loads;
  if (!load) throw new Failure('404');
  const flow = await loadChunk(load);
  const { page, known, language, scheme } = previewedIn(query, flow);
  if (language) await speakLanguage(language);
  if (scheme) document.documentElement.style.colorScheme = scheme;
  const home = location.href;
  const actor = startPreview(flow, {
    page,
    known,
    configuration: { ...configuration, warnBefore, now: () => Date.now() },
    home,
  });
  tellAround(flow.code, actor);
  let uploads: UploadsActor | undefined;
  return {
    flow,
    actor,
    typed: typedMemory(memoryStorage(), flow.code),
    uploads: () => (uploads ??= previewUploads(previewClaim(flow))),
    isResumed: false,
    startAnew: () => location.reload(),
    handOver: () => {},
  };
};

/** The window around it learns which page is shown. */
const tellAround = (flow: string, actor: FlowActor) => {
  if (parent === window) return;
  let told: string | undefined;
  const tell = () => {
    const page = pageOf(actor.getSnapshot());
    if (page === told) return;
    told = page;
    parent.postMessage({ kind: 'PREVIEW', flow, page } satisfies PreviewMessage, location.origin);
  };
  actor.subscribe(tell);
  tell();
};
