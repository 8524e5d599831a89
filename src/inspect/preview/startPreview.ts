import { getPage } from '#machines/flow/compile.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { createActor } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { setFollowing } from '#machines/analysis/catalogue.ts';
import { holdsFacts, recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { dialogUses, type DialogUse } from '#machines/analysis/overview/dialogUses.ts';
import type { DialogName } from '#machines/claim/dialogs.ts';
import type { PendingRecord } from '#machines/flow/pending.ts';
import { satisfying } from '#machines/analysis/satisfying.ts';
import type { ClaimNames, Flow, Page } from '#machines/report/claimFlow.ts';
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
  /** As if the service had refused what the page has, so it says what is wrong. */
  readonly hasErrors?: boolean | undefined;
  /** A dialog of the page that is open; one that the page does not have is left out. */
  readonly dialog?: string | undefined;
}

/**
 * A flow's own machine, started, on a page and with a claim that the facts can be read from. Where the facts lead elsewhere,
 * those of the shortest walk to the page are used. Nothing is asked of the service.
 */
export const startPreview = (
  flow: Flow,
  { known, configuration, home, hasErrors = false, ...asked }: Options,
) => {
  const page = getPage(flow, asked.page);
  const dialog = dialogUses(page).find((one) => one.dialog === asked.dialog);
  const facts = factsFor(flow, page, { ...known, ...opening(flow, known, dialog) });
  const result = resultOf(flow);
  const machine = providePreview(createFlowMachine(flow), { known: facts, result, home });
  const detail = claimFor(flow, facts);
  const isSent = situationOf(flow, detail).final?.code === page.code;
  const draft = {
    ref: previewClaim(flow),
    version: 1,
    detail,
    ...(isSent && { result }),
  };
  const context = {
    ...firstContext(flow, { configuration, draft, page: page.code }),
    ...(hasErrors && { refusal: { page: page.code } }),
    ...(dialog && { pending: pendingWith(page, detail, dialog.dialog) }),
  };
  const open = dialog ? { occupied: 'confirming' } : { open: 'idle' };
  const value = { page: page.code, request: isSent ? 'sent' : open, session: 'running', editing: 'inOrder' };
  // The pages before were not answered, so the machine would not open this one by itself.
  const snapshot = machine.resolveState({ value, context });
  return createActor(machine, { snapshot, input: { configuration, draft } }).start();
};

const factsFor = (flow: Flow, { code }: Page, known: Facts): Facts =>
  factsReaching(flow, code, known) ?? known;

/** The fewest facts by which a dialog opens. */
const opening = (flow: Flow, known: Facts, dialog: DialogUse | undefined): Facts =>
  (dialog?.when && satisfying(flow.subject, dialog.when, known, 'PASS')[0]) ?? {};

/** What is being sent from a page while one of its dialogs waits for an answer. */
const pendingWith = (page: Page, claim: ClaimDetail, dialog: DialogName): PendingRecord<ClaimNames> => ({
  page,
  claim,
  force: false,
  lookups: [],
  confirm: [{ dialog }],
  dropped: [],
});

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
