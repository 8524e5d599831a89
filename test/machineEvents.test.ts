import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createApplicationMachine } from '#machines/application/applicationMachine.ts';
import { createPdfViewerMachine } from '#machines/actors/browser/pdfViewer.ts';
import { createResourceMachine } from '#machines/actors/browser/resource.ts';
import { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import { versionMachine } from '#machines/actors/browser/version.ts';
import { errorRecordsMachine } from '#machines/actors/errors/errorRecords.ts';
import { helpdeskReportMachine } from '#machines/actors/errors/helpdeskReport.ts';
import { requestStatusMachine } from '#machines/actors/errors/requestStatus.ts';
import { fileChecksMachine } from '#machines/actors/files/fileChecks.ts';
import { uploadMachine } from '#machines/actors/files/upload.ts';
import { uploadsMachine } from '#machines/actors/files/uploads.ts';
import { draftListMachine } from '#machines/actors/report/draftList.ts';
import { askMachine } from '#machines/actors/signIn/ask.ts';
import { createAuthorisedMachine } from '#machines/actors/signIn/authorised.ts';
import { identificationMachine } from '#machines/actors/signIn/identification.ts';
import { tokenMachine } from '#machines/actors/signIn/token.ts';
import { helpedMachine } from '#machines/assist/helpedMachine.ts';
import { helperMachine } from '#machines/assist/helperMachine.ts';
import { lineMachine } from '#machines/assist/lineMachine.ts';
import { createBlock } from '#machines/sales/client/block.ts';
import { clientMachine } from '#machines/sales/client/clientMachine.ts';
import { handOverMachine } from '#machines/sales/client/handOverMachine.ts';
import { telephoneMachine } from '#machines/sales/client/telephoneMachine.ts';
import { densityMachine } from '#machines/sales/density/densityMachine.ts';
import { liveMachine } from '#machines/sales/live/liveMachine.ts';
import { revealMachine } from '#machines/sales/client/revealMachine.ts';
import { pickMachine } from '#machines/sales/search/pickMachine.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import { documentMachine } from '#machines/sales/documents/documentMachine.ts';
import { panelsMachine } from '#machines/sales/panels/panelsMachine.ts';
import { speedTestMachine } from '#machines/sales/speed/speedTestMachine.ts';
import { trailMachine } from '#machines/sales/trail/trailMachine.ts';
import { operationsMachine } from '#machines/sales/operations/operationsMachine.ts';
import { switchesMachine } from '#machines/sales/operations/switchesMachine.ts';
import { reportsMachine } from '#machines/sales/reports/reportsMachine.ts';
import { chatMachine } from '#machines/sales/chat/chatMachine.ts';
import { shortcutsMachine } from '#machines/sales/shortcuts/shortcutsMachine.ts';
import { shellMachine } from '#machines/sales/shellMachine.ts';
import { visitorMachine } from '#machines/actors/signIn/visitor.ts';
import { createPollableMachine } from '#machines/calls/polling/pollable.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';
import { createFinalize } from '#machines/flow/actors/finalize.ts';
import { createFollowResult } from '#machines/flow/actors/followResult.ts';
import { createSaveDraft } from '#machines/flow/actors/saveDraft.ts';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import { statusLinkMachine } from '#src/drafts/statusLinkMachine.ts';
import { takeOverMachine } from '#src/drafts/takeOverMachine.ts';
import { sources, withoutComments } from './houseSources.ts';
import { saidIn } from './said.ts';

interface Driven {
  readonly machine: { readonly events: readonly string[] };
  /** The files that send to it. */
  readonly by: RegExp;
}

const flow = /^machines\/flow\/machine\//;

/** Every machine, by the file that it stands in, and where what it is sent comes from. Each may send to itself. */
const machines: Readonly<Record<string, Driven>> = {
  'machines/actors/browser/pdfViewer.ts': { machine: createPdfViewerMachine(), by: /^src\/viewer\// },
  'machines/actors/browser/resource.ts': {
    machine: createResourceMachine(createRetryMachine('load')),
    by: /^src\/(codelists|shops)\//,
  },
  'machines/actors/browser/shopMap.ts': { machine: shopMapMachine, by: /^src\/shops\// },
  'machines/actors/browser/version.ts': {
    machine: versionMachine,
    by: /^src\/(app\/backgroundWork|shell\/VersionNotice)/,
  },
  'machines/actors/errors/errorRecords.ts': {
    machine: errorRecordsMachine,
    by: /^src\/(errors|app)\//,
  },
  'machines/actors/errors/helpdeskReport.ts': { machine: helpdeskReportMachine, by: /^src\/errors\// },
  'machines/actors/errors/requestStatus.ts': {
    machine: requestStatusMachine,
    by: /^(machines\/application|src\/app)\//,
  },
  'machines/actors/files/fileChecks.ts': {
    machine: fileChecksMachine,
    by: /^machines\/actors\/files\/uploads/,
  },
  'machines/actors/files/upload.ts': {
    machine: uploadMachine,
    by: /^(machines\/actors\/files\/(uploads|fileChecks)|src\/uploads\/)/,
  },
  'machines/actors/files/uploads.ts': {
    machine: uploadsMachine,
    by: /^(machines\/(application|report|actors\/files|flow\/machine)\/|src\/uploads\/)/,
  },
  'machines/actors/report/draftList.ts': { machine: draftListMachine, by: /^src\/drafts\// },
  'machines/actors/signIn/ask.ts': { machine: askMachine, by: /^src\/signIn\/useAsk/ },
  'machines/actors/signIn/authorised.ts': {
    machine: createAuthorisedMachine('call'),
    by: /^server\/signIn\//,
  },
  'machines/actors/signIn/identification.ts': {
    machine: identificationMachine,
    by: /^src\/drafts\/identify\//,
  },
  'machines/actors/signIn/token.ts': {
    machine: tokenMachine,
    by: /^(machines\/actors\/signIn\/authorised|server\/signIn\/confirmSignIn)/,
  },
  'machines/actors/signIn/visitor.ts': { machine: visitorMachine, by: /^machines\/application\// },
  'machines/sales/client/block.ts': {
    machine: createBlock('load'),
    by: /^(machines\/sales\/client\/|src\/sales\/client\/)/,
  },
  'machines/sales/client/clientMachine.ts': { machine: clientMachine, by: /^src\/sales\/client\// },
  'machines/sales/client/handOverMachine.ts': { machine: handOverMachine, by: /^src\/sales\/client\// },
  'machines/sales/client/revealMachine.ts': { machine: revealMachine, by: /^src\/sales\/client\// },
  'machines/sales/client/telephoneMachine.ts': { machine: telephoneMachine, by: /^src\/sales\/client\// },
  'machines/sales/density/densityMachine.ts': { machine: densityMachine, by: /^src\/sales\/density\// },
  'machines/assist/helpedMachine.ts': {
    machine: helpedMachine,
    by: /^(src\/assist\/|machines\/assist\/lineMachine)/,
  },
  'machines/assist/helperMachine.ts': {
    machine: helperMachine,
    by: /^(src\/assist\/|machines\/assist\/lineMachine)/,
  },
  'machines/assist/lineMachine.ts': { machine: lineMachine, by: /^(src\/assist\/|machines\/assist\/)/ },
  'machines/sales/live/liveMachine.ts': { machine: liveMachine, by: /^src\/sales\/live\// },
  'machines/sales/documents/documentMachine.ts': {
    machine: documentMachine,
    by: /^src\/sales\/documents\//,
  },
  'machines/sales/panels/panelsMachine.ts': { machine: panelsMachine, by: /^src\/sales\// },
  'machines/sales/speed/speedTestMachine.ts': {
    machine: speedTestMachine,
    by: /^src\/(sales|service\/measureSpeed)/,
  },
  'machines/sales/trail/trailMachine.ts': { machine: trailMachine, by: /^src\/sales\/trail\// },
  'machines/sales/operations/operationsMachine.ts': {
    machine: operationsMachine,
    by: /^src\/sales\/operations\//,
  },
  'machines/sales/operations/switchesMachine.ts': {
    machine: switchesMachine,
    by: /^src\/sales\/switches\//,
  },
  'machines/sales/reports/reportsMachine.ts': {
    machine: reportsMachine,
    by: /^src\/sales\/reports\//,
  },
  'machines/sales/chat/chatMachine.ts': { machine: chatMachine, by: /^src\/sales\/(chat|live)\// },
  'machines/sales/shortcuts/shortcutsMachine.ts': {
    machine: shortcutsMachine,
    by: /^src\/sales\/shortcuts\//,
  },
  'machines/sales/search/pickMachine.ts': { machine: pickMachine, by: /^src\/sales\/pick\// },
  'machines/sales/shellMachine.ts': { machine: shellMachine, by: /^src\/sales\// },
  'machines/sales/records/recordSetup.ts': { machine: recordMachine, by: /^src\/sales\/records\// },
  'machines/application/applicationMachine.ts': {
    machine: createApplicationMachine(),
    by: /^(machines\/actors\/browser|src\/(app|service|flow|early))\//,
  },
  'machines/calls/polling/pollable.ts': {
    machine: createPollableMachine(z.unknown()),
    by: /^machines\/flow\/actors\/finalize/,
  },
  'machines/calls/retry.ts': {
    machine: createRetryMachine('call'),
    by: /^(machines\/(flow\/actors\/saveDraft|actors\/(files\/upload\.|browser\/resource))|src\/(service\/(provideUploads|sendFile)|shell\/useCall))/,
  },
  'machines/flow/actors/finalize.ts': { machine: createFinalize(), by: flow },
  'machines/flow/actors/followResult.ts': {
    machine: createFollowResult(() => false),
    by: flow,
  },
  'machines/flow/actors/saveDraft.ts': { machine: createSaveDraft(() => undefined), by: flow },
  'machines/flow/actors/session.ts': { machine: sessionMachine, by: flow },
  'machines/flow/machine/setup.ts': {
    machine: createFlowMachine(carDraft),
    by: /^(machines\/(flow\/(machine|actors)|report|application)|src)\//,
  },
  'src/drafts/statusLinkMachine.ts': { machine: statusLinkMachine, by: /^src\/drafts\// },
  'src/drafts/takeOverMachine.ts': { machine: takeOverMachine, by: /^src\/drafts\// },
};

const said = new Map([...sources].map(([file, text]) => [file, saidIn(file, text)]));
const saidBy = (by: RegExp, own: string) =>
  new Set([...said].flatMap(([file, { values }]) => (by.test(file) || file === own ? [...values] : [])));

describe('what machines are sent and emit', () => {
  test('every machine is known here', () => {
    const built = [...sources]
      .filter(([, text]) => /\bsetup\(\{/.test(withoutComments(text)))
      .map(([file]) => file);
    expect(Object.keys(machines).toSorted()).toEqual(built.toSorted());
  });

  test.each(Object.entries(machines))('whatever %s can be sent, somebody sends', (file, { machine, by }) => {
    const sent = saidBy(by, file);
    const own = machine.events.filter((event) => !event.startsWith('xstate.'));
    expect(own.filter((event) => !sent.has(event))).toEqual([]);
  });

  test('whatever a machine emits, somebody hears', () => {
    const heard = saidBy(/./, '');
    const emitted = [...said].flatMap(([file, { emitted: types }]) =>
      [...types].filter((type) => /^\w+\.\w+$/.test(type)).map((type) => [file, type] as const),
    );
    expect(emitted.length).toBeGreaterThan(10);
    expect(emitted.filter(([, type]) => !heard.has(type))).toEqual([]);
  });
});
