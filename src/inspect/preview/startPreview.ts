import { getPage } from '#machines/flow/compile.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { createActor } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { setFollowing } from '#machines/analysis/catalogue.ts';
import { holdsFacts, recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { factsReaching } from '#machines/analysis/factsReaching.ts';
import { firstContext, type FlowConfiguration } from '#machines/flow/machine/context.ts';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import { serviceOf, type FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { providePreview } from './providePreview.ts';

/** The claim of every preview, which is stored nowhere. */
export const previewUuid = '00000000-0000-4000-8000-000000000000';

interface Options {
  readonly page: string;
  readonly known: Facts;
  readonly configuration: FlowConfiguration;
  /** Where giving up a report leads. */
  readonly home: string;
}

/**
 * A flow's own machine, started, on a page and with a claim that the facts can be read from. Where the facts lead elsewhere,
 * those of the shortest walk to the page are used. Nothing is asked of the service.
 */
export const startPreview = (flow: Flow, { known, configuration, home, ...asked }: Options) => {
  const page = getPage(flow, asked.page).code;
  const facts = factsReaching(flow, page, known) ?? known;
  const result = resultOf(flow);
  const machine = providePreview(createFlowMachine(flow), { known: facts, result, home });
  const detail = claimFor(flow, facts);
  const isSent = situationOf(flow, detail).final?.code === page;
  const draft = {
    ref: previewClaim(flow),
    version: 1,
    detail,
    ...(isSent && { result }),
  };
  const context = firstContext(flow, { configuration, draft, page });
  const value = { page, request: isSent ? 'sent' : { open: 'idle' }, session: 'running', editing: 'inOrder' };
  // The pages before were not answered, so the machine would not open this one by itself.
  const snapshot = machine.resolveState({ value, context });
  return createActor(machine, { snapshot, input: { configuration, draft } }).start();
};

/** The claim with what follows from its answers, where that leaves the facts as they are. */
const claimFor = ({ subject }: Flow, facts: Facts) => {
  const claim = recordFromFacts(subject, facts);
  const derived = structuredClone(claim);
  setFollowing(subject, claim, derived);
  return holdsFacts(subject, derived, facts) ? derived : claim;
};

/** The address of the preview's claim. */
export const previewClaim = ({ flowType }: Flow): ClaimRef => ({
  service: serviceOf[flowType],
  claimRequestUuid: previewUuid,
});

const resultOf = ({ claimType }: Flow): FinalizeAnswer => ({
  activeClaimUuid: previewUuid,
  activeBaseClaimUuid: previewUuid,
  type: claimType,
  claimsData: [
    {
      claimNumber: 'CZ2026000000000',
      amounts: [],
      type: claimType,
      uploadedDocCount: 0,
      uploadedOptionalDocCount: 0,
      requiredDocCount: 0,
      injuredPartiesCount: 0,
      duplicateClaimsCount: 0,
      reporterIsContracted: false,
      autoRegistration: true,
      autoLiquidation: false,
      claimRequestUuid: previewUuid,
    },
  ],
  claimList: [],
  documentsUploadResult: 'UPLOAD_WAS_SKIPPED',
});
