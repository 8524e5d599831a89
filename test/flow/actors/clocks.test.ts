import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type AnyStateMachine } from 'xstate';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import { Failure } from '#machines/calls/failures.ts';
import { promisesDone } from '#test/actors/time.ts';

const minute = 60_000;
const duration = 30 * minute;
const warnBefore = 5 * minute;
const step = 5000;

/** What the clock on the wall does beside the one that nobody sets, at some minute of being awake. */
interface Turn {
  readonly says: string;
  readonly at: number;
  /** Somebody sets the clock by that much. */
  readonly set?: number;
  /** The laptop sleeps as long: time passes in the service and on the wall, and nothing happens here. */
  readonly sleeps?: number;
}

const minutes = [0, 10, 24, 26, 29] as const;
const turns: readonly Turn[] = minutes.flatMap((at) => [
  ...[-600, -60, -1, 1, 60, 600].map((by) => ({
    says: `at ${at} the clock is set by ${by}`,
    at: at * minute,
    set: by * minute,
  })),
  ...[2, 27, 40, 600].map((for_) => ({
    says: `at ${at} the laptop sleeps ${for_}`,
    at: at * minute,
    sleeps: for_ * minute,
  })),
]);
const none: Turn = { says: 'no clock is touched', at: 0 };

/** When another tab of the browser makes a request, of which this one is told; and whether the reporter prolongs when warned. */
const others = [undefined, 15 * minute, 28 * minute] as const;
const manners = ['prolongs', 'does not'] as const;

interface Course {
  readonly turns: readonly Turn[];
  readonly other: number | undefined;
  readonly manner: (typeof manners)[number];
}

const courses: readonly Course[] = [[none], ...turns.map((turn) => [turn]), ...pairs()].flatMap((some) =>
  others.flatMap((other) => manners.map((manner) => ({ turns: some, other, manner }))),
);

/** Somebody sets the clock, and then the laptop sleeps. */
function pairs(): readonly (readonly Turn[])[] {
  const sets = turns.filter(({ at, set }) => set !== undefined && at === 10 * minute);
  const sleeps = turns.filter(({ at, sleeps: long }) => long !== undefined && at >= 24 * minute);
  return sets.flatMap((set) => sleeps.map((sleep) => [set, sleep]));
}

/** What is seen of a session every five seconds: how it stands here, and how long the service keeps it. */
interface Look {
  readonly state: string;
  readonly left: number;
}

const watched = async ({ turns: some, other, manner }: Course): Promise<readonly Look[]> => {
  const clock = new SimulatedClock();
  let wall = 0;
  let slept = 0;
  const service = () => clock.now() + slept;
  let end = duration;
  const extend = fromPromise<void, undefined>(() => {
    if (service() >= end) return Promise.reject(new Failure('245000009'));
    end = service() + duration;
    return Promise.resolve();
  });
  const machine: AnyStateMachine = sessionMachine.provide({ actors: { extend } });
  const actor = createActor(machine, {
    clock,
    input: { duration, warnBefore, now: () => clock.now() + wall, uptime: () => clock.now() },
  }).start();
  const looks: Look[] = [];
  for (let awake = 0; awake <= 70 * minute && actor.getSnapshot().status === 'active'; awake += step) {
    for (const { set = 0, sleeps = 0 } of some.filter(({ at }) => at === awake)) {
      wall += set + sleeps;
      slept += sleeps;
      // The page is looked at again.
      if (sleeps > 0) actor.send({ type: 'CHECK' });
    }
    if (other === awake && service() < end) {
      end = service() + duration;
      actor.send({ type: 'REQUEST_COMPLETED' });
    }
    clock.increment(step);
    if (['asking', 'extending'].includes(actor.getSnapshot().value)) await promisesDone();
    if (manner === 'prolongs' && actor.getSnapshot().value === 'expiring') {
      actor.send({ type: 'EXTEND' });
      await promisesDone();
    }
    looks.push({ state: actor.getSnapshot().value, left: end - service() });
  }
  return looks;
};

const nameOf = ({ turns: some, other, manner }: Course) =>
  `${some.map(({ says }) => says).join(', ')}, ${other === undefined ? 'alone' : `another tab at ${other / minute}`}, ${manner} prolong`;

const seen = await Promise.all(courses.map(async (course) => ({ course, looks: await watched(course) })));

/** The courses of which something is so that may not be. */
const violating = (isWrong: (looks: readonly Look[], course: Course) => boolean): readonly string[] =>
  seen.filter(({ course, looks }) => isWrong(looks, course)).map(({ course }) => nameOf(course));

const warned = ['expiring', 'extending', 'notExtended', 'asking'];

test('two clocks and a service make more than five hundred courses', () => {
  expect(courses.length).toBeGreaterThan(500);
});

test('no session ends here that the service still has', () => {
  expect(violating((looks) => looks.some(({ state, left }) => state === 'expired' && left > 0))).toEqual([]);
});

test('whoever has the last minutes left is warned of them all', () => {
  expect(
    violating((looks) =>
      looks.some(
        ({ state, left }) =>
          left > step && left <= warnBefore - step && ![...warned, 'expired'].includes(state),
      ),
    ),
  ).toEqual([]);
});

test('whoever prolongs while they are warned goes on', () => {
  expect(
    violating((looks, { manner }) =>
      manner === 'prolongs'
        ? looks.some(({ state }, at) => state === 'expired' && warned.includes(looks[at - 1]?.state ?? ''))
        : false,
    ),
  ).toEqual([]);
});

test('nobody goes on for long in a session that the service has ended', () => {
  expect(
    violating((looks) => looks.some(({ state, left }) => state === 'active' && left < -2 * step)),
  ).toEqual([]);
});
