import { describe, expect, test } from 'vitest';
import { actorTrials } from './actorTrials.ts';
import { leavesOf } from './leaves.ts';
import { reportMachines } from './reportMachines.ts';
import { sessionMachines } from './sessionMachines.ts';

describe.each(Object.entries({ ...sessionMachines, ...reportMachines }))(
  'the ways that are made of the machine: %s',
  async (_, { machine, given }) => {
    const trials = await actorTrials({ machine, ...given });

    test('lead to every state', () => {
      const reached = new Set(trials.flatMap(({ states }) => states));
      expect(leavesOf(machine.root).filter((state) => !reached.has(state))).toEqual([]);
    });

    test('let every call fail in every way, and lead where the model says', () => {
      expect(trials.map(({ said, seen }) => [said, seen])).toEqual(
        trials.map(({ said, modelled }) => [said, modelled]),
      );
    });
  },
);
