import { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { conductor } from './conducted.ts';
import { isOver, statesFrom, stateOf, type Course } from './exploring.ts';
import { leavesIn } from './leaves.ts';
import { happenings, nothings, sessionHappenings, type Happening, type World } from './flowWorld.ts';
import { finishing, recover } from './recovery.ts';
import { nextWhenWell, representatives, requestOf } from './representative.ts';
import type { Situation } from './situations.ts';
import { aTrial, begunIn, type Begun, type Complaint, type Trial } from './trial.ts';

/** What was tried with a flow: on which pages, and the complaints. */
interface Trials {
  /** Each as `vehicle: lookingUp confirming saving idle`. */
  readonly pages: readonly string[];
  readonly complaints: readonly Complaint[];
  /** Where the flow has been beside its pages: `request.occupied.conflict`. */
  readonly states: ReadonlySet<string>;
}

interface Standpoint {
  readonly situation: Situation;
  readonly begun: Begun;
}

/**
 * Injects everything that may happen to a flow, every fault included, at every state that its model can be in while a page is
 * left. It lets the same happen to the whole machine, and leads both to the end from there. What was tried before, with whatever
 * flow, is not tried again: all flows run on one machine, which knows no page by name. What is tried is added.
 */
export const faultTrials = async (flow: Flow, tried: Set<string>): Promise<Trials> => {
  const machine = createFlowMachine(flow);
  const start = conductor(machine);
  const finish = finishing(flow);
  const complaints: Complaint[] = [];
  const states = new Set<string>();

  /** What was tried on one page in some state need not be tried on another in the same state. */
  const isNews = (world: World, says: string) => {
    const before = tried.size;
    return tried.add(`${stateOf(world)} ${says}`).size > before;
  };

  const tryOut = async (
    { situation, begun }: Standpoint,
    happened: readonly Happening[],
    then?: (trial: Trial) => Promise<void>,
  ) => {
    const trial = aTrial({ flow, machine, start, begun }, situation);
    for (const happening of happened) {
      await trial.take(happening);
      for (const state of leavesIn(trial.snapshot().value)) states.add(state);
    }
    await then?.(trial);
    await recover(trial, situation);
    await finish(trial, situation);
    trial.stop();
    complaints.push(...trial.complaints);
  };

  /** An event that is not taken changes nothing, and neither does a call that hangs. */
  const rest = (world: World, situation: Situation) => async (trial: Trial) => {
    for (const happening of nothings(world, situation)) await trial.take(happening);
    await trial.hang();
  };

  const tryAt = async (from: Standpoint, { happened, world }: Course, all: readonly Happening[]) => {
    for (const happening of all)
      if (isNews(world, happening.says)) await tryOut(from, [...happened, happening]);
    if (isNews(world, 'rests')) await tryOut(from, happened, rest(world, from.situation));
  };

  const situations = representatives(flow, machine);
  for (const situation of situations.values()) {
    const begun = begunIn({ flow, machine }, situation);
    const whenWell = (world: World) => nextWhenWell(world, situation, 'NEXT');
    const injected = [
      { follow: (world: World) => happenings(world, situation), inject: happenings },
      {
        follow: (world: World) => [...sessionHappenings(world, situation), ...whenWell(world)],
        inject: sessionHappenings,
      },
    ];
    for (const { follow, inject } of injected)
      for (const course of statesFrom(begun.world, follow))
        if (
          course.happened.length === 0 ||
          !isOver(course.world.position) ||
          requestOf(course.world) === 'sent'
        )
          await tryAt({ situation, begun }, course, inject(course.world, situation));
  }
  return { pages: [...situations].map(([way, { page }]) => `${page}: ${way}`), complaints, states };
};
