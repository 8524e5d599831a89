import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { densities, densityMachine, type Density } from '#machines/sales/density/densityMachine.ts';
import { useApplication } from '#src/shell/application.ts';

const key = 'hlaska.density';

/** The density of the shell that this browser's user has chosen, and what changes it to the other one. */
export const useDensity = (): { readonly density: Density; readonly toggle: () => void } => {
  const { local } = useApplication().ports;
  const [machine] = useState(() =>
    densityMachine.provide({ actions: { keep: (_, { density }) => local.setItem(key, density) } }),
  );
  const begun = densities.find((one) => one === local.getItem(key)) ?? 'DENSE';
  const actor = useActorRef(machine, { input: { density: begun } });
  const isDense = useSelector(actor, (snapshot) => snapshot.matches('dense'));
  return { density: isDense ? 'DENSE' : 'COMFORTABLE', toggle: () => actor.send({ type: 'TOGGLE' }) };
};
