import { describe, expect, test } from 'vitest';
import { actorTrials } from './actorTrials.ts';
import { leavesOf } from './leaves.ts';
import { reportMachines } from './reportMachines.ts';
import { salesMachines } from './salesMachines.ts';
import { wordless } from './wordless.ts';
import { sessionMachines } from './sessionMachines.ts';

describe.each(Object.entries({ ...sessionMachines, ...reportMachines, ...salesMachines }))(
  'the ways that are made of the machine: %s',
  async (_, { machine, given }) => {
    const trials = await actorTrials({ machine, ...given });

    test('lead to every state', () => {
      const reached = new Set(trials.flatMap(({ states }) => states));
      const unreached = leavesOf(machine.root).filter((state) => !reached.has(state));
      expect(unreached).toEqual(given.never ?? []);
    });

    test('leave nobody waiting for a call that nobody makes', () => {
      const stuck = trials.filter(({ real }) => {
        const snapshot = real.actor.getSnapshot();
        return snapshot.status === 'active' && snapshot.hasTag('busy') && real.openCalls().length === 0;
      });
      expect(stuck.map(({ said }) => said)).toEqual([]);
    });

    test('tell a failure in words of three languages', () => {
      const failures = trials.map(({ real }) => real.actor.getSnapshot().context?.failure?.code);
      expect([...new Set(failures)].filter((code) => code !== undefined).flatMap(wordless)).toEqual([]);
    });

    test('let every call fail in every way, and lead where the model says', () => {
      expect(trials.map(({ said, seen }) => [said, seen])).toEqual(
        trials.map(({ said, modelled }) => [said, modelled]),
      );
    });
  },
);
