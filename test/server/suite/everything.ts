import { afterAll, beforeAll } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import type { DatabasePlace } from '#server/store/database.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { smallFlow } from '#test/server/smallFlow.ts';
import { describeAnswers } from './answers.ts';
import { describeAuthorisations } from './authorisations.ts';
import { describeHandOvers } from './handOvers.ts';
import { describeOperations } from './operations.ts';
import { describeOperationsByTwo } from './operationsByTwo.ts';
import { describeOperationsSeen } from './operationsSeen.ts';
import { describePersonExports } from './personExports.ts';
import { describeIncidents } from './incidents.ts';
import { describeOutgoing } from './outgoing.ts';
import { describeOutgoingPaused } from './outgoingPaused.ts';
import { describeOutgoingAnswers } from './outgoingAnswers.ts';
import { describeChats } from './chats.ts';
import { describeClientActs } from './clientActs.ts';
import { describeClients } from './clients.ts';
import { describeDataSubjects } from './dataSubjects.ts';
import { describeCreates } from './creates.ts';
import { describeDocuments } from './documents.ts';
import { describeFinalises } from './finalises.ts';
import { describeHelpdesk } from './helpdesk.ts';
import { describeLimits } from './limits.ts';
import { describeHelps } from './helps.ts';
import { describeLive } from './live.ts';
import { describeLookups } from './lookups.ts';
import { describeProcesses } from './processes.ts';
import { describeRetention } from './retention.ts';
import { describeSentReports } from './sentReports.ts';
import { describeStatusMessages } from './statusMessages.ts';
import { describeSaves } from './saves.ts';
import { describeSessions } from './sessions.ts';
import { describeSwitches } from './switches.ts';
import { describeTraffic } from './traffic.ts';
import { describeWorlds } from './worlds.ts';

// Whichever process takes a report that was sent knows its flow.
const additions = flows.filter((flow) => flow.claimType === 'car' && flow.flowType !== 'DRAFT');

/** What one part of the service promises. */
type Part = (service: () => TestService) => void;

const everything: readonly Part[] = [
  describeCreates,
  describeSaves,
  describeSessions,
  describeAuthorisations,
  describeHandOvers,
  describeSentReports,
  describeStatusMessages,
  describeLookups,
  describeFinalises,
  describeProcesses,
  describeDocuments,
  describeHelpdesk,
  describeClients,
  describeClientActs,
  describeChats,
  describeTraffic,
  describeLive,
  describeHelps,
  describeLimits,
  describeRetention,
  describeDataSubjects,
  describeOutgoing,
  describeOutgoingAnswers,
  describeOutgoingPaused,
  describeOperations,
  describeOperationsSeen,
  describeOperationsByTwo,
  describePersonExports,
  describeAnswers,
  describeIncidents,
  describeSwitches,
  describeWorlds,
];

/** What is promised where nothing is announced: all but what is heard of other processes at once. */
export const withoutNews = everything.filter((part) => part !== describeLive && part !== describeHelps);

/** What is promised of a report from its beginning to its claim number. */
export const ofOneReport: readonly Part[] = [describeCreates, describeSaves, describeFinalises];

/** The one suite of the service, on whichever database, or parts of it. */
export function describeService(
  place: () => Promise<DatabasePlace>,
  parts: readonly Part[] = everything,
): void {
  let database: Database;
  let started: TestService | undefined;
  const service = (): TestService => {
    if (started === undefined) throw new Error('The service has not started.');
    return started;
  };

  beforeAll(async () => {
    database = await openDatabase(await place());
    started = await startService({ database, flows: [smallFlow, ...additions] });
  });
  afterAll(async () => {
    await started?.close();
    await database.close();
  });

  for (const describePart of parts) describePart(service);
}
