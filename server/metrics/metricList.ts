/** What is measured: the name that an operator reads, its kind, what tells its series apart, and what it says. */
export interface Metric {
  readonly name: string;
  readonly kind: 'counter' | 'histogram' | 'gauge';
  readonly labels: readonly string[];
  readonly says: string;
}

/** Every measure of our own. What the process says of itself (memory, event loop) the client of Prometheus adds. */
export const metricList = {
  calls: {
    name: 'hlaska_calls_total',
    kind: 'counter',
    labels: ['method', 'route', 'status'],
    says: 'calls answered, by the pattern of their route and their status',
  },
  callSeconds: {
    name: 'hlaska_call_seconds',
    kind: 'histogram',
    labels: ['method', 'route'],
    says: 'seconds from a call to its answer, of calls that were not refused',
  },
  failures: {
    name: 'hlaska_failures_total',
    kind: 'counter',
    labels: ['route', 'code'],
    says: 'calls refused, by the code of the failure: locks, files refused, limits and faults among them',
  },
  finalizeSeconds: {
    name: 'hlaska_finalize_seconds',
    kind: 'histogram',
    labels: ['outcome'],
    says: 'seconds from sending a report to its claim number (`registered`), or to its way back to the reporter because something is missing (`refused`) or broke (`failed`)',
  },
  registerSeconds: {
    name: 'hlaska_register_seconds',
    kind: 'histogram',
    labels: ['register', 'outcome'],
    says: 'seconds that a register took to answer (`answered`) or to fail (`away`); an answer that was kept takes none',
  },
  registerFailures: {
    name: 'hlaska_register_failures_total',
    kind: 'counter',
    labels: ['register', 'code'],
    says: 'questions that a register of the insurer did not answer as agreed, by why: `TIMEOUT`, `UNREACHABLE`, `STATUS`, `KEY`, `CONTRACT`, `MALFORMED`',
  },
  registerCached: {
    name: 'hlaska_register_cached_total',
    kind: 'counter',
    labels: ['register'],
    says: 'questions answered by what the register of the insurer said before, as long as it allows',
  },
  registerBroken: {
    name: 'hlaska_register_broken',
    kind: 'gauge',
    labels: ['register'],
    says: '1 while a register of the insurer has failed so often that it is only tried every ten seconds (its circuit breaker is open), else 0',
  },
  waiting: {
    name: 'hlaska_waiting',
    kind: 'gauge',
    labels: ['what'],
    says: 'how many wait, in the whole installation: reports being sent (`report`), files for the scanner (`file`), messages to be sent (`message`), claims whose register was away (`verification`), events for the core (`event`), events that it refused or never took (`deadLetter`), reports that it took without fetching every file (`fetch`)',
  },
  waitingSeconds: {
    name: 'hlaska_waiting_seconds',
    kind: 'gauge',
    labels: ['what'],
    says: 'seconds since the oldest of them began to wait',
  },
  handover: {
    name: 'hlaska_handover_total',
    kind: 'counter',
    labels: ['outcome'],
    says: 'attempts to hand an event over, by what the core answered (`ACCEPTED`, `KNOWN`, `DUPLICATE_OF`, `REFUSED`, `QUEUED`, `GAP`) or what stood in the way (`BARRED` by key or address, `AWAY`, `UNFIT`)',
  },
  handoverPaused: {
    name: 'hlaska_handover_paused',
    kind: 'gauge',
    labels: [],
    says: '1 while the core takes nothing and is only tried once a minute, else 0',
  },
  locked: {
    name: 'hlaska_locked_drafts',
    kind: 'gauge',
    labels: [],
    says: 'drafts that nobody opens by a number for now, because somebody tried wrong ones',
  },
  doneAlone: {
    name: 'hlaska_done_alone',
    kind: 'gauge',
    labels: [],
    says: 'acts that one operator did alone at night within a day, though two are to decide them',
  },
  poolWait: {
    name: 'hlaska_pool_wait_seconds',
    kind: 'gauge',
    labels: [],
    says: 'seconds that the call waits which has waited longest for a connection of the database',
  },
  databaseUp: {
    name: 'hlaska_database_up',
    kind: 'gauge',
    labels: [],
    says: '1 where the database answers, 0 where it does not: what is counted there is left out then',
  },
  instances: {
    name: 'hlaska_instances',
    kind: 'gauge',
    labels: [],
    says: 'processes of the service on the database, this one among them',
  },
  differingInstances: {
    name: 'hlaska_differing_instances',
    kind: 'gauge',
    labels: ['by'],
    says: 'how many of them run another build than this one (`build`), or with other settings (`settings`); the log names which',
  },
} as const satisfies Readonly<Record<string, Metric>>;
