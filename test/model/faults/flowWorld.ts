import type { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { FlowContext, FlowInput } from '#machines/report/claimMachine.ts';
import { changedElsewhere } from '#machines/flow/merge.ts';
import { aDraft } from '#test/flow/machine/ports.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { answersTo, type Answer, type Stored } from './service.ts';
import type { Situation } from './situations.ts';
import { begin, openCalls, openDelays, take, type MachinePosition, type Step } from './machinePosition.ts';

/** Where a flow is, what is in the service and what the wall clock says. */
export interface World {
  readonly position: MachinePosition;
  readonly stored: Stored;
  readonly time: number;
  readonly uptime: number;
}

/** What may happen next, in words; while the laptop sleeps the wall clock goes on, but not the one that counts its uptime. */
export interface Happening extends Answer {
  readonly sleeps?: number;
  readonly passes?: number;
}

/** The clocks of model and machine. */
export const wall = { time: 0, uptime: 0 };

const storedVersion = 4;

/** What the machine is started with, by what is in the service. */
export const inputOf = ({ claim, page }: Situation, stored: Stored): FlowInput => ({
  configuration: { ...configuration, now: () => wall.time, uptime: () => wall.uptime },
  page,
  ...(isKnown(stored) ? { draft: aDraft(stored.detail, stored.version) } : { prefill: claim }),
});

/** True for a report that the browser knows of. */
export const isKnown = ({ version, isUnknown }: Stored): boolean => version > 0 && !isUnknown;

/** What is in the service when a situation begins. */
const storedIn = ({ isNew, claim }: Situation): Stored =>
  isNew ? { version: 0, detail: {} } : { version: storedVersion, detail: claim };

/** The world in which the page of a situation is about to be answered. */
export const worldOf = (
  machine: ReturnType<typeof createFlowMachine>,
  situation: Situation,
  stored = storedIn(situation),
): World => {
  Object.assign(wall, { time: 0, uptime: 0 });
  return { position: begin(machine, inputOf(situation, stored)), stored, time: 0, uptime: 0 };
};

// Trials lead over the same worlds again and again; what happens there always makes the same world.
const knownAfter = new WeakMap<World, WeakMap<Happening, World>>();

/** The world once something has happened. */
export const after = (world: World, happening: Happening): World => {
  const { step, stored, sleeps = 0, passes = 0 } = happening;
  Object.assign(wall, { time: world.time + sleeps + passes, uptime: world.uptime + passes });
  const known = knownAfter.getOrInsertComputed(world, () => new WeakMap());
  return known.getOrInsertComputed(happening, () => ({
    position: take(world.position, step),
    stored: stored ?? world.stored,
    time: wall.time,
    uptime: wall.uptime,
  }));
};

/** Everything that may happen to the page: the reporter, the service, the time. */
export const happenings = (world: World, situation: Situation): readonly Happening[] => [
  ...told(world, situation).filter(({ says, step }) => says === 'SESSION_LOST' || !isOfSession(step)),
  awake(sessionDuration),
  ...openCalls(world.position).flatMap((call) => answersTo(call, world.stored, situation)),
  ...openDelays(world.position)
    .filter(({ delay }) => !delay.endsWith('longRunning'))
    .map(({ delay, ms }) => ({ says: `${delay} passes`, step: { type: 'wait' as const, delay, ms } })),
];

/** Everything that may happen to the session. */
export const sessionHappenings = (world: World, situation: Situation): readonly Happening[] => [
  ...told(world, situation).filter(({ step }) => isOfSession(step)),
  asleep(sessionDuration),
  asleep(sessionDuration - warnBefore),
  awake(sessionDuration),
  ...openCalls(world.position)
    .filter(({ port }) => port.startsWith('session/'))
    .flatMap((call) => answersTo(call, world.stored, situation)),
];

/** The events that do nothing, because they are not taken. */
export const nothings = ({ position }: World, situation: Situation): readonly Happening[] =>
  eventsOf(position, situation).filter(({ step: { event } }) => !position.snapshot.can(event));

/** Events of a flow that are no answer, no delay and none of its own. */
const fromOutside = /^[A-Z_]+$/;
/** Events about other pages than the one answered. */
const elsewhere = ['OPEN', 'EDIT', 'UNDO'];
const ofSession = ['REQUEST_COMPLETED', 'EXTEND_SESSION', 'CHECK_SESSION', 'SESSION_LOST'];
const { sessionDuration, warnBefore } = configuration;

const isOfSession = (step: Step) => step.type === 'send' && ofSession.includes(step.event.type);

const told = ({ position }: World, situation: Situation): readonly Happening[] =>
  eventsOf(position, situation).filter(({ step: { event } }) => position.snapshot.can(event));

const eventsOf = ({ machine, snapshot }: MachinePosition, { answers }: Situation) =>
  machine.events
    .filter((type) => fromOutside.test(type) && !elsewhere.includes(type))
    .map((type) => ({
      type,
      ...(type === 'NEXT' && { answers }),
      ...(type === 'MERGE' && { paths: contestedIn(snapshot.context) }),
    }))
    .map((event) => ({ says: event.type, step: { type: 'send' as const, event } }));

const asleep = (sleeps: number): Happening => ({
  says: `the laptop sleeps ${sleeps / 60_000} minutes`,
  step: { type: 'send', event: { type: 'CHECK_SESSION' } },
  sleeps,
});

const awake = (passes: number): Happening => ({
  says: `${passes / 60_000} minutes pass`,
  step: { type: 'send', event: { type: 'CHECK_SESSION' } },
  passes,
});

/** The reporter keeps everything as it is here. */
const contestedIn = ({ flow, prefill, conflict }: FlowContext): readonly string[] =>
  conflict
    ? changedElsewhere(flow, {
        base: conflict.base,
        mine: conflict.mine.claim,
        theirs: { ...prefill, ...conflict.theirs.detail },
      }).map(({ path }) => path)
    : [];
