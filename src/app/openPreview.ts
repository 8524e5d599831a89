import { speakLanguage } from '#src/i18n/i18n.ts';
import { holdStill } from '#src/inspect/preview/holdStill.ts';
import { previewedIn } from '#src/inspect/preview/previewAddress.ts';
import type { PreviewMessage } from '#src/inspect/preview/previewMessage.ts';
import { previewUploads } from '#src/inspect/preview/previewUploads.ts';
import { previewClaim, startPreview } from '#src/inspect/preview/startPreview.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { FlowActor } from '#machines/application/context.ts';
import { loadLaneFlows } from '#machines/flows/laneFlows.ts';
import { lines } from '#machines/flows/lines.ts';
import { originFlow } from '#machines/origins/originFlow.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';
import type { OpenedFlow } from '#src/flow/openedFlow.ts';
import { flowConfiguration } from '#src/flow/opening/flowConfiguration.ts';
import { typedMemory } from '#src/flow/memory/typedMemory.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';

/**
 * A flow, by its code, opened on the page asked for, as the inspection shows it: nothing is asked of the service, and nothing
 * outlives the document.
 *
 * @throws Failure 404 where there is no such flow
 */
export const openPreview = async (
  asked: string | undefined,
  query: URLSearchParams,
  configuration: Configuration,
): Promise<OpenedFlow> => {
  const loads = lines.flatMap(({ claimType, flows }) =>
    Object.entries(flows).flatMap(([flowType, load]) => (`${claimType}.${flowType}` === asked ? [load] : [])),
  );
  const [load] = loads;
  const written = load
    ? await loadChunk(load)
    : (await loadChunk(loadLaneFlows)).find(({ code }) => code === asked);
  if (!written) throw new Failure('404');
  const flow = originFlow(written, configuration);
  const { language, scheme, isStill, ...shown } = previewedIn(query, flow);
  if (isStill) holdStill();
  if (language) await speakLanguage(language);
  if (scheme) document.documentElement.style.colorScheme = scheme;
  const home = location.href;
  const actor = startPreview(flow, {
    ...shown,
    configuration: flowConfiguration(configuration),
    home,
  });
  tellAround(flow.code, actor);
  return {
    flow,
    actor,
    typed: typedMemory(memoryStorage(), flow.code),
    uploads: previewUploads(previewClaim(flow)),
    startAnew: () => location.reload(),
    handOver: () => {},
  };
};

/** Tells the window around it which page is shown. */
const tellAround = (flow: string, actor: FlowActor) => {
  if (parent === window) return;
  let told: string | undefined;
  const tell = () => {
    const page = actor.getSnapshot().value.page;
    if (page === told) return;
    told = page;
    parent.postMessage({ kind: 'PREVIEW', flow, page } satisfies PreviewMessage, location.origin);
  };
  actor.subscribe(tell);
  tell();
};
