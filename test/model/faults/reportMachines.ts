import * as z from 'zod';
import { draftListMachine } from '#machines/actors/report/draftList.ts';
import { finalizeMachine } from '#machines/actors/report/finalize.ts';
import { helpdeskReportMachine } from '#machines/actors/errors/helpdeskReport.ts';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';
import { saveDraftMachine } from '#machines/actors/report/saveDraft.ts';
import { uploadMachine } from '#machines/actors/files/upload.ts';
import { Failure } from '#machines/calls/failures.ts';
import { statusLinkMachine } from '#src/drafts/statusLinkMachine.ts';
import { takeOverMachine } from '#src/drafts/takeOverMachine.ts';
import { aDocument, aFile, claimRef } from '#test/actors/givenFile.ts';
import { aHelpdeskReport } from '#test/actors/givenReport.ts';
import { staleSave } from './faults.ts';
import { named, saying, type Tried } from './saying.ts';

const draft = { claimRequestUuid: claimRef.claimRequestUuid, claimType: 'car', flowType: 'DRAFT' };
const sentReport = { claimRequestUuid: claimRef.claimRequestUuid, claimType: 'car', name: {} };
const saved = { version: 5, detail: {} };
const pending = { status: 202, processId: 'p', body: { retryInterval: 10, retryCount: 1 } };
const finished = { status: 200, body: { state: 'FIN', payload: { claim: 'sent' } } };
const erred = { status: 200, body: { state: 'ERR', failure: { code: '245000000', status: 500 } } };

/** The machines by which a report is saved, sent, found again and given files. */
export const reportMachines: Tried = {
  'save of a draft': {
    machine: saveDraftMachine,
    given: {
      input: { request: { ref: claimRef, version: 4, detail: {} }, resetFlowOnError: true },
      events: saying({ type: 'RETRY' }, { type: 'CANCEL' }),
      answers: { 'save/call': { version: 5 }, readDraft: saved },
      turns: {
        'save/call': { 'finds the next version': staleSave(5), 'finds a later version': staleSave(9) },
        readDraft: { 'finds what another one saved': { ...saved, detail: { incidentPlace: 'Brno' } } },
      },
    },
  },
  retry: {
    machine: createRetryMachine<string, object>('call'),
    given: {
      input: { request: 'what is asked', retry: { count: 1 } },
      events: saying(
        { type: 'PROGRESSED', progress: 0.5 },
        { type: 'SENT', value: {} },
        { type: 'FAILED', failure: new Failure('0') },
      ),
      answers: { call: {} },
    },
  },
  pollable: {
    machine: createPollableMachine<string, object>(z.object({ claim: z.string() })),
    given: {
      input: { request: 'what is asked' },
      events: saying(),
      answers: { start: pending, poll: finished },
      turns: { start: { 'answers at once': finished }, poll: { 'goes on': pending, 'has erred': erred } },
    },
  },
  'sending of a claim': {
    machine: finalizeMachine,
    given: {
      input: { request: { ref: claimRef } },
      events: saying({ type: 'RETRY' }),
      answers: {
        'request/start': pending,
        'request/poll': erred,
        readStored: { state: 'FINAL', result: {} },
      },
      turns: {
        'request/poll': { 'goes on': pending },
        readStored: {
          'finds it on its way': { state: 'FINALIZING' },
          'finds a draft': { state: 'DRAFT' },
          'finds it given up': { state: 'DISCARDED' },
        },
      },
      without: ['longRunning', 'request/longRunning'],
    },
  },
  'report to the helpdesk': {
    machine: helpdeskReportMachine,
    given: {
      input: { report: aHelpdeskReport },
      events: saying({ type: 'SEND' }),
      answers: { report: { reference: 'A1' } },
    },
  },
  'list of drafts': {
    machine: draftListMachine,
    given: {
      input: {},
      events: saying(
        { type: 'OPEN', draft },
        { type: 'DISCARD', draft },
        { type: 'LOOK', report: sentReport },
        { type: 'AUTHORISE', field: 'BIRTH_NUMBER', value: '6405049134' },
        { type: 'BACK' },
        { type: 'ONLINE' },
      ),
      answers: {
        list: { drafts: [draft], sent: [sentReport] },
        open: undefined,
        authorise: draft,
        discard: undefined,
      },
      turns: {
        list: { 'finds none': { drafts: [], sent: [] } },
        authorise: {
          'finds it wrong': new Failure('245000014'),
          'was made too often': new Failure('245000012'),
        },
      },
    },
  },
  'link to what was sent': {
    machine: statusLinkMachine,
    given: {
      input: { key: 'k' },
      events: saying({ type: 'RETRY' }, { type: 'ONLINE' }),
      answers: { open: undefined },
      turns: {
        open: {
          'asks for a code': new Failure('245000013'),
          'finds another contact': new Failure('245000014'),
          'finds it closed': new Failure('245000015'),
          'finds it gone': new Failure('ACTIVE_REPORT_NOT_FOUND'),
        },
      },
    },
  },
  'draft of another device': {
    machine: takeOverMachine,
    given: {
      input: { key: 'k' },
      events: saying({ type: 'TAKE', code: '123456' }),
      answers: { take: undefined },
      turns: { take: { 'finds it gone': new Failure('ACTIVE_REPORT_NOT_FOUND') } },
    },
  },
  upload: {
    machine: uploadMachine,
    given: {
      input: { ...aFile('front'), claimRef, retry: { count: 1 }, isConverted: true },
      events: saying(
        ...named('START', 'CANCEL', 'RETRY', 'REMOVE'),
        { type: 'CHECKED', documents: [aDocument('front')] },
        { type: 'CHECKED', documents: [{ ...aDocument('front'), state: 'REFUSED', refusal: '245000031' }] },
      ),
      answers: {
        convert: { file: new Blob(['front']), name: 'front.jpg', size: 5 },
        'send/call': aDocument('front'),
        remove: undefined,
      },
      turns: { 'send/call': { 'is still to be looked into': { ...aDocument('front'), state: 'CHECKING' } } },
    },
  },
};
