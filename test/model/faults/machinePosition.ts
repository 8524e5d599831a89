import {
  createEmptyActor,
  StateMachine,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import * as z from 'zod';
import { invokeFree, type Waiting } from './invokeFree.ts';

/** Where a machine and the machines it has asked are. */
export interface MachinePosition {
  /** Without invokes. */
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot;
  /** The machines it waits for, by the name it asked them under. */
  readonly children: Readonly<Record<string, MachinePosition>>;
  /** What it emitted so far. */
  readonly emitted: readonly unknown[];
}

/** What can happen to a machine: somebody tells it something, a call it waits for is answered or fails, a delay passes. */
export type Step =
  | { readonly type: 'send'; readonly event: Event }
  | { readonly type: 'answer'; readonly port: string; readonly value: unknown }
  | { readonly type: 'fail'; readonly port: string; readonly error: unknown }
  | { readonly type: 'wait'; readonly delay: string; readonly ms: number };

/** Where a machine begins. */
export const begin = (machine: AnyStateMachine, input: unknown): MachinePosition => {
  const told: Message[] = [];
  const free = invokeFree(machine);
  const snapshot = free.getInitialSnapshot(scopeOf(told), input);
  return settle({ machine: free, snapshot, children: {}, emitted: [] }, told);
};

/** Where a machine is once something has happened. */
export const take = (position: MachinePosition, step: Step): MachinePosition => {
  if (step.type === 'send') return react(position, step.event);
  if (step.type === 'wait') return reactAt(position, step.delay, (delay) => ({ type: `after.${delay}` }));
  return reactAt(position, step.port, (src) =>
    step.type === 'answer'
      ? { type: `done.${src}`, output: step.value }
      : { type: `failed.${src}`, error: step.error },
  );
};

/** The calls a machine waits for, each by the names of the actors that lead to it. */
export const openCalls = (
  position: MachinePosition,
  path = '',
): readonly { readonly port: string; readonly input: unknown }[] =>
  waitingOf(position.snapshot).flatMap(({ asks }) =>
    asks.flatMap(({ src, input }) => {
      const child = position.children[src];
      return child
        ? openCalls(child, `${path}${src}/`)
        : [
            {
              port: path + src,
              // Some are made of the event that asks: only who wants to know it may look.
              get input() {
                return inputOf(input, position.snapshot);
              },
            },
          ];
    }),
  );

/** The delays a machine waits for, with their length. */
export const openDelays = (
  { machine, snapshot, children }: MachinePosition,
  path = '',
): readonly { readonly delay: string; readonly ms: number }[] => [
  ...waitingOf(snapshot)
    .flatMap(({ delays }) => delays)
    .map((name) => ({ delay: path + name, ms: lengthOf(machine, name, snapshot) })),
  ...Object.entries(children).flatMap(([src, child]) => openDelays(child, `${path}${src}/`)),
];

type Event = { readonly type: string; readonly [name: string]: unknown };

const react = (position: MachinePosition, event: Event): MachinePosition => {
  const told: Message[] = [];
  const snapshot = position.machine.transition(position.snapshot, event, scopeOf(told));
  return settle({ ...position, snapshot }, told);
};

/** What happens to a machine that was asked may end it, which is the answer to the one that asked. */
const reactAt = (
  position: MachinePosition,
  path: string,
  eventOf: (name: string) => Event,
): MachinePosition => {
  const [src = '', ...rest] = path.split('/');
  const child = position.children[src];
  if (rest.length === 0 || !child) return react(position, eventOf(src));
  return withChild(position, src, reactAt(child, rest.join('/'), eventOf));
};

const withChild = (position: MachinePosition, src: string, child: MachinePosition): MachinePosition => {
  const { status, output } = child.snapshot;
  const next = { ...position, children: { ...position.children, [src]: child } };
  return status === 'done' ? react(next, { type: `done.${src}`, output }) : seen(next, src);
};

/** Reports to the machine that asked what is seen of the one asked and at work. */
const seen = (position: MachinePosition, src: string): MachinePosition =>
  react(position, { type: `seen.${src}`, snapshot: position.children[src]?.snapshot });

/** Machines that are asked begin, those no longer asked are gone, and what was told to one reaches it. */
const settle = (position: MachinePosition, told: readonly Message[]): MachinePosition => {
  const { machine, snapshot, children } = position;
  const asked = waitingOf(snapshot).flatMap(({ asks }) => asks);
  const kept = asked.flatMap(({ src, input }) => {
    const logic = machine.implementations.actors[src];
    if (!(logic instanceof StateMachine)) return [];
    return [[src, children[src] ?? begin(logic, inputOf(input, snapshot))] as const];
  });
  const emitted = told.flatMap((one) => ('emitted' in one ? [one.emitted] : []));
  const next = {
    ...position,
    children: Object.fromEntries(kept),
    emitted: [...position.emitted, ...emitted],
  };
  return told.reduce<MachinePosition>((now, one) => {
    const child = 'to' in one ? now.children[one.to] : undefined;
    return child && 'to' in one ? withChild(now, one.to, react(child, one.event)) : now;
  }, next);
};

type Message = { readonly emitted: unknown } | { readonly to: string; readonly event: Event };

/** Nothing is done in a model: what the machine emits and sends is only noted. */
const scopeOf = (told: Message[]): AnyActorScope => {
  const self = createEmptyActor();
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: ({ exec, type, params }) => {
      if (type === 'xstate.emit') told.push({ emitted: Emitted.parse(params).event });
      else if (exec && 'to' in exec && 'event' in exec) told.push(Forwarded.parse({ ...exec }));
    },
  };
};

const Emitted = z.object({ event: z.unknown() });
const Forwarded = z.object({ to: z.string(), event: z.looseObject({ type: z.string() }) });

const waitingOf = (snapshot: AnyMachineSnapshot): readonly Waiting[] =>
  snapshot.status === 'active'
    ? Object.values<Partial<Waiting>>(snapshot.getMeta()).flatMap(({ asks, delays }) =>
        asks && delays ? [{ asks, delays }] : [],
      )
    : [];

/** As the machine computes it: from its context, whatever event led there. */
const inputOf = (input: unknown, { context }: AnyMachineSnapshot): unknown =>
  typeof input === 'function' ? input({ context }) : input;

const lengthOf = ({ implementations }: AnyStateMachine, name: string, { context }: AnyMachineSnapshot) => {
  const delay: unknown = implementations.delays[name];
  return Number(typeof delay === 'function' ? delay({ context }, undefined) : delay);
};
