import { describeError } from '#server/http/logging.ts';
import { regularly } from '#server/http/regularly.ts';
import type { App } from '#server/http/route.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import type { CountedRegisters } from '#server/lookups/registersFor.ts';
import { sendNotices, type Notifying } from '#server/messages/notices.ts';
import type { Wake } from '#server/outgoing/wake.ts';
import { pollable } from '#server/process/pollable.ts';
import type { Polling } from '#server/process/processAnswer.ts';
import { openRunner, releaseJobs } from '#server/process/runner.ts';
import type { Ownership } from '#server/reports/getOwnClaim.ts';
import { finalize } from './finalize.ts';
import { because, ofJob } from '#server/traces/cause.ts';
import { inSpan } from '#server/traces/inSpan.ts';
import { callIdOf } from '#server/traces/traceContext.ts';
import { runFinalize, type FinalizeOutcome, type Finalizing } from './runFinalize.ts';
import { verifyDue, type Verifying } from './verifyLater.ts';

interface Parameters extends Ownership, CountedRegisters, Omit<Finalizing, 'systems'> {
  /** True when no other process can work on the database. */
  readonly isAlone: boolean;
  /** Milliseconds that a finalise process belongs to the service that took it. */
  readonly lease: number | undefined;
  readonly polling: Polling | undefined;
  /** Milliseconds between two looks for messages that are due. */
  readonly wakeInterval: number | undefined;
  /** Hears how the work behind a report ended, and how many seconds after it was sent. */
  readonly noteFinalized: (outcome: FinalizeOutcome, seconds: number) => void;
  /** Rung when something was noted that leaves the service. */
  readonly wakeHandover: Wake;
}

const halfMinute = 30_000;
/** Milliseconds that a service that closes waits for registers that are asked again: another asks them later. */
const patience = 500;
const wakeInterval = 5000;
const everyHalfSecond: Polling = { retryInterval: 500, retryCount: 240 };

/** The calls that send a report and ask how far that is, and the runner of the long work behind them. */
export const finalizeCalls: AreaPlugin<Parameters> = async (app, { isAlone, ...parameters }) => {
  const { db, now, lease, polling = everyHalfSecond } = parameters;
  const sendDue = sendRegularly(app, parameters, parameters.wakeInterval);
  const runner = openRunner(app, {
    db,
    now,
    lease,
    run: async (job) => {
      const requestId = callIdOf(job.trace);
      const named = { processId: job.id, ...(requestId !== undefined && { requestId }) };
      const run = () =>
        runFinalize(parameters, job, {
          notRegistered: (failure) =>
            app.log.error({ ...named, ...failure }, 'report not registered, given back to its reporter'),
          refused: (refusal) =>
            app.log.info({ ...named, ...refusal }, 'report refused, given back to its reporter'),
          filesLost: (ids) =>
            app.log.error({ ...named, files: ids }, 'files lost by the store, asked for again'),
        });
      const outcome = await because(ofJob('SEND', job.trace), () => inSpan({ name: 'finalise' }, run));
      parameters.noteFinalized(outcome, (now().getTime() - job.created_at.getTime()) / 1000);
      sendDue();
      parameters.wakeHandover.ring();
    },
    onError: (error) => app.log.error(describeError(error), 'process failed'),
  });
  finalize(app, { ...parameters, runner, polling });
  pollable(app, { ...parameters, polling });
  // Work that a killed process left behind: its own at once, that of another when the lease has run out.
  if (isAlone) await releaseJobs(db);
  runner.kick();
  verifyRegularly(app, parameters);
};

/** Sends the messages about registered claims when they are due; what becomes of each is an event of the log. */
function sendRegularly(app: App, notifying: Notifying, interval = wakeInterval): () => void {
  const run = async (): Promise<void> => {
    for (const told of await sendNotices(notifying)) {
      if (told.event === 'notice.sent') app.log.info(told, 'claim number sent');
      else app.log.warn(told, 'claim number not sent');
    }
  };
  return regularly(app, { run, interval, failed: 'messages not sent' });
}

/** Asks registers that were away again; what comes of it is an event of the log. */
function verifyRegularly(app: App, parameters: Verifying): void {
  const run = async (): Promise<void> => {
    for (const verified of await verifyDue(parameters, app.stopping))
      app.log.info(verified, 'registers asked again');
  };
  regularly(app, { run, interval: halfMinute, failed: 'asking again failed', patience });
}
