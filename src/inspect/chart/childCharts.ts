import type { AnyStateNode } from 'xstate';
import type { Flow } from '../../../machines/flow/flow.ts';
import { arrivalMachine } from '../../../machines/actors/signIn/arrival.ts';
import { discardMachine } from '../../../machines/actors/discard.ts';
import { draftListMachine } from '../../../machines/actors/draftList.ts';
import { errorRecordsMachine } from '../../../machines/actors/errorRecords.ts';
import { finalizeMachine } from '../../../machines/actors/finalize.ts';
import { helpdeskReportMachine } from '../../../machines/actors/helpdeskReport.ts';
import { createPollableMachine } from '../../../machines/actors/pollable.ts';
import { saveDraftMachine } from '../../../machines/actors/saveDraft.ts';
import { sessionMachine } from '../../../machines/actors/session.ts';
import { shopMapMachine } from '../../../machines/actors/shopMap.ts';
import { tokenMachine } from '../../../machines/actors/token.ts';
import { uploadMachine } from '../../../machines/actors/upload.ts';
import { fileChecksMachine } from '../../../machines/actors/files/fileChecks.ts';
import { uploadsMachine } from '../../../machines/actors/uploads.ts';
import { createFlowMachine } from '../../../machines/flow/machine/flowMachine.ts';
import { FinalizeAnswer } from '../../../machines/service/claimRequest.ts';
import type { Chart } from './chart.ts';
import { machineChart } from './machineChart.ts';

/** What is drawn of a flow besides its pages: the request region and every machine it uses. */
export const parts = [
  'request',
  'saveDraft',
  'finalize',
  'pollable',
  'discard',
  'session',
  'token',
  'arrival',
  'upload',
  'uploads',
  'fileChecks',
  'draftList',
  'errorRecords',
  'helpdeskReport',
  'shopMap',
] as const;
export type MachinePart = (typeof parts)[number];

const rootOf: Record<MachinePart, (flow: Flow) => AnyStateNode | undefined> = {
  request: (flow) => createFlowMachine(flow).root.states['request'],
  saveDraft: () => saveDraftMachine.root,
  finalize: () => finalizeMachine.root,
  pollable: () => createPollableMachine(FinalizeAnswer).root,
  discard: () => discardMachine.root,
  session: () => sessionMachine.root,
  token: () => tokenMachine.root,
  arrival: () => arrivalMachine.root,
  upload: () => uploadMachine.root,
  uploads: () => uploadsMachine.root,
  fileChecks: () => fileChecksMachine.root,
  draftList: () => draftListMachine.root,
  errorRecords: () => errorRecordsMachine.root,
  helpdeskReport: () => helpdeskReportMachine.root,
  shopMap: () => shopMapMachine.root,
};

/** The chart of a part of a flow. */
export const chartOfPart = (part: MachinePart, flow: Flow): Chart => {
  const root = rootOf[part](flow);
  return root ? machineChart(root) : { nodes: [], edges: [] };
};
