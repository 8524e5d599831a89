import { fromPromise } from 'xstate';
import { handOverMachine, type CaseAsked, type Report } from '#machines/sales/client/handOverMachine.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { draftMemory } from '#src/drafts/draftMemory.ts';
import { typedMemory } from '#src/flow/memory/typedMemory.ts';
import { heardBy } from '#src/sales/heardBy.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { clientCaseMemory } from '#src/service/clientCaseMemory.ts';
import { createKeyMemory } from '#src/service/createClaim.ts';
import type { Application } from '#src/shell/application.ts';
import { originKey } from '#src/shell/originMemory.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';

/** The way to a report with its call; it opens in this tab. */
export const provideHandOver = (
  { client, ports }: Pick<Application, 'client' | 'ports'>,
  shell: ShellActor,
) =>
  handOverMachine.provide({
    actors: {
      openCase: fromPromise<string, CaseAsked>(async ({ input: { client: id, policyNumber }, signal }) => {
        const body = policyNumber === undefined ? {} : { policyNumber };
        const params = { client: id };
        const call = client.call(clientCalls.reportForClient, { params, body, signal });
        return (await heardBy(shell)(call)).clientCase;
      }),
    },
    actions: {
      leave: (_, { clientCase, report }) => {
        if (report) leaveFor(ports, clientCase, report);
      },
    },
  });

/** What this tab remembers of a report for somebody else in the same line is not gone on with; that one is in the list of drafts. */
const leaveFor = (ports: BrowserPorts, clientCase: string, { claimType, path, draft }: Report): void => {
  const { session } = ports;
  const flow = `${claimType}.DRAFT`;
  clientCaseMemory(session).keep(clientCase);
  // A press before anything listens begins no report before it is known for whom.
  session.setItem(originKey, 'SALES_APP');
  typedMemory(session, flow).forgetAll();
  const memory = draftMemory(ports, flow);
  if (draft === undefined) {
    memory.forget();
    // Pressed twice, or come back to by Forward, it is one report.
    createKeyMemory(session, flow).keep(clientCase);
  } else memory.keep(draft);
  location.assign(path);
};
