import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { densities, densityMachine, type Density } from '#machines/sales/density/densityMachine.ts';

test.each(densities)(
  'a shell that is %s changes to the other density and back, and keeps each',
  (density) => {
    const other = densities.find((one) => one !== density);
    const stored: Density[] = [];
    const actor = createActor(
      densityMachine.provide({ actions: { keep: (_, chosen) => void stored.push(chosen.density) } }),
      { input: { density } },
    ).start();
    expect(actor.getSnapshot().value).toBe(density.toLowerCase());
    actor.send({ type: 'TOGGLE' });
    expect(actor.getSnapshot().value).toBe(other?.toLowerCase());
    actor.send({ type: 'TOGGLE' });
    expect(actor.getSnapshot().value).toBe(density.toLowerCase());
    expect(stored).toEqual([other, density]);
  },
);
