import { createActor, fromPromise, SimulatedClock, StateMachine, type AnyStateMachine } from 'xstate';
import { promisesDone } from '#test/actors/time.ts';
import type { Step } from './machinePosition.ts';

interface Call {
  readonly input: unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The calls that wait for an answer, by the names of the actors that lead to them. */
type Calls = Map<string, Call>;

/**
 * Starts a machine, with real actors, whose ports wait until somebody answers them. It is made once for a machine, because a flow
 * has many pages.
 */
export const conductor = (machine: AnyStateMachine) => {
  let calls: Calls = new Map();
  const provided = withPorts(machine, (port, call, signal) => {
    const mine = calls;
    mine.set(port, call);
    signal.addEventListener('abort', () => mine.get(port) === call && mine.delete(port));
  });
  return (input: unknown) => {
    calls = new Map();
    return conducted(provided, input, calls);
  };
};

/** A running machine, with what is asked of its ports. */
export type Conducted = ReturnType<typeof conducted>;

const conducted = (machine: AnyStateMachine, input: unknown, calls: Calls) => {
  const clock = new SimulatedClock();
  const told: unknown[] = [];
  const actor = createActor(machine, { clock, input });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const answered = (port: string) => {
    const call = calls.get(port);
    if (!call) throw new Error(`Nobody waits for ${port}, but for ${[...calls.keys()].join()}.`);
    calls.delete(port);
    return call;
  };
  const make = (step: Step) => {
    switch (step.type) {
      case 'send':
        return actor.send(step.event);
      case 'answer':
        return answered(step.port).resolve(step.value);
      case 'fail':
        return answered(step.port).reject(step.error);
      case 'wait':
        return clock.increment(step.ms);
    }
  };
  return {
    actor,
    told,
    openCalls: () => [...calls].map(([port, { input }]) => ({ port, input })),
    /** Lets something happen and waits until everything has settled. */
    take: async (step: Step) => {
      make(step);
      await promisesDone();
    },
  };
};

const withPorts = (
  machine: AnyStateMachine,
  onCall: (port: string, call: Call, signal: AbortSignal) => void,
  path = '',
): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).map(([src, logic]) => [
        src,
        logic instanceof StateMachine
          ? withPorts(logic, onCall, `${path}${src}/`)
          : fromPromise<unknown, unknown>(
              ({ input, signal }) =>
                new Promise((resolve, reject) => {
                  onCall(path + src, { input, resolve, reject }, signal);
                }),
            ),
      ]),
    ),
  });
