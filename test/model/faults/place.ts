import type { AnyActorRef } from 'xstate';
import type { Standing } from './standing.ts';

/** The state of a machine and of the machines it has asked. */
export interface Place {
  readonly value: unknown;
  readonly children: Readonly<Record<string, Place>>;
}

/** Takes where a model stands; gives its place. */
export const placeOf = ({ snapshot, children }: Standing): Place => ({
  value: snapshot.value,
  children: Object.fromEntries(Object.entries(children).map(([src, child]) => [src, placeOf(child)])),
});

/** Takes an actor; gives its place. */
export const placeOfActor = (actor: AnyActorRef): Place => {
  const { value, children = {} } = actor.getSnapshot();
  const asked = Object.values<AnyActorRef>(children).filter(isMachine);
  return {
    value,
    children: Object.fromEntries(asked.map((child) => [String(child.src), placeOfActor(child)])),
  };
};

const isMachine = (actor: AnyActorRef) => 'value' in actor.getSnapshot();
