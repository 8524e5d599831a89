import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { placeOf as inWords } from '#test/flow/machine/startFlow.ts';
import type { MachinePosition } from './machinePosition.ts';

/** The state of a machine and of the machines it has asked. */
export interface Place {
  readonly value: unknown;
  readonly children: Readonly<Record<string, Place>>;
}

/** What the request region of a flow does: `saving`, `failed`. */
export const requestIn = ({ value }: AnyMachineSnapshot): string => inWords(value).split(' ')[1] ?? '';

/** The place of a model. */
export const placeOf = ({ snapshot, children }: MachinePosition): Place => ({
  value: snapshot.value,
  children: Object.fromEntries(Object.entries(children).map(([src, child]) => [src, placeOf(child)])),
});

/** The place of an actor. */
export const placeOfActor = (actor: AnyActorRef): Place => {
  const { value, children = {} } = actor.getSnapshot();
  const asked = Object.values<AnyActorRef>(children).filter(isMachine);
  return {
    value,
    children: Object.fromEntries(asked.map((child) => [String(child.src), placeOfActor(child)])),
  };
};

const isMachine = (actor: AnyActorRef) => 'value' in actor.getSnapshot();
