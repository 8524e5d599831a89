import type { AnyStateNode } from 'xstate';
import type { Flow } from '#machines/report/claimFlow.ts';
import { visitorMachine } from '#machines/actors/signIn/visitor.ts';
import { discardMachine } from '#machines/actors/report/discard.ts';
import { draftListMachine } from '#machines/actors/report/draftList.ts';
import { errorRecordsMachine } from '#machines/actors/errors/errorRecords.ts';
import { finalizeMachine } from '#machines/actors/report/finalize.ts';
import { helpdeskReportMachine } from '#machines/actors/errors/helpdeskReport.ts';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import { saveDraftMachine } from '#machines/actors/report/saveDraft.ts';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import { tokenMachine } from '#machines/actors/signIn/token.ts';
import { uploadMachine } from '#machines/actors/files/upload.ts';
import { fileChecksMachine } from '#machines/actors/files/fileChecks.ts';
import { uploadsMachine } from '#machines/actors/files/uploads.ts';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import { FinalizeAnswer } from '#machines/service/claimRequest.ts';

/** The machines of a flow in which a claim is reported: its request region and every machine it uses. */
export const machinesOf = (flow: Flow): Readonly<Record<string, AnyStateNode | undefined>> => ({
  request: createFlowMachine(flow).root.states['request'],
  saveDraft: saveDraftMachine.root,
  finalize: finalizeMachine.root,
  pollable: createPollableMachine(FinalizeAnswer).root,
  discard: discardMachine.root,
  session: sessionMachine.root,
  token: tokenMachine.root,
  arrival: visitorMachine.root,
  upload: uploadMachine.root,
  uploads: uploadsMachine.root,
  fileChecks: fileChecksMachine.root,
  draftList: draftListMachine.root,
  errorRecords: errorRecordsMachine.root,
  helpdeskReport: helpdeskReportMachine.root,
  shopMap: shopMapMachine.root,
});
