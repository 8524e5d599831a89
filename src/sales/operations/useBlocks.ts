import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { draftLockCalls, type LockedDraft } from '#machines/service/draftLocks.ts';
import type { FilesState, MessagesState } from '#machines/service/sales/filesAndMessages.ts';
import { operationsCalls as calls, type HandoverState } from '#machines/service/sales/operationsCalls.ts';
import { incidentCalls, type Incidents } from '#machines/service/sales/incidents.ts';
import type { Approvals } from '#machines/service/sales/operatorActs.ts';
import { personExportCalls, type PersonExport } from '#machines/service/sales/personExports.ts';
import { switchCalls, type Switches } from '#machines/service/sales/switchCalls.ts';
import type { Client } from '#src/service/client.ts';
import { blockOf } from '#src/sales/blockOf.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';

interface Asking {
  readonly client: Client;
  readonly shell: ShellActor;
  /** Operators alone lift locks and download what is given out. */
  readonly mayAct: boolean;
}

/** The blocks that are on the trail of whoever sees them: each loads when the page opens, and when somebody asks for it. */
export function useBlocks({ client, shell, mayAct }: Asking) {
  const [logic] = useState(() => provide(client, shell));
  const ofOperators = { input: { waits: !mayAct } };
  const handover = useActorRef(logic.handover, { input: {} });
  const files = useActorRef(logic.files, { input: {} });
  const messages = useActorRef(logic.messages, { input: {} });
  const approvals = useActorRef(logic.approvals, { input: {} });
  const locks = useActorRef(logic.locks, ofOperators);
  const exports = useActorRef(logic.exports, ofOperators);
  const switches = useActorRef(logic.switches, { input: {} });
  const incidents = useActorRef(logic.incidents, { input: {} });
  const all = [
    handover,
    files,
    messages,
    approvals,
    switches,
    incidents,
    ...(mayAct ? [locks, exports] : []),
  ];
  return { handover, files, messages, approvals, locks, exports, switches, incidents, all };
}

const provide = (client: Client, shell: ShellActor) => ({
  handover: blockOf<HandoverState>(shell, 'handover', (signal) =>
    client.call(calls.readHandover, { signal }),
  ),
  files: blockOf<FilesState>(shell, 'files', (signal) => client.call(calls.readFiles, { signal })),
  messages: blockOf<MessagesState>(shell, 'messages', (signal) =>
    client.call(calls.readMessages, { signal }),
  ),
  approvals: blockOf<Approvals>(shell, 'approvals', (signal) => client.call(calls.listApprovals, { signal })),
  locks: blockOf<{ readonly drafts: readonly LockedDraft[] }>(shell, 'locks', (signal) =>
    client.call(draftLockCalls.lockedDrafts, { signal }),
  ),
  switches: blockOf<Switches>(shell, 'switches', (signal) =>
    client.call(switchCalls.listSwitches, { signal }),
  ),
  incidents: blockOf<Incidents>(shell, 'incidents', (signal) =>
    client.call(incidentCalls.listIncidents, { signal }),
  ),
  exports: blockOf<{ readonly exports: readonly PersonExport[] }>(shell, 'exports', (signal) =>
    client.call(personExportCalls.listExports, { signal }),
  ),
});
