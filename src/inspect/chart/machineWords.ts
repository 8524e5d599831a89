import type { MachineEvent } from './chart.ts';
import { i18n } from '#src/i18n/i18n.ts';
import type { Say } from '#src/inspect/say.ts';

/** An event of a machine in words; its name where there are none. */
export const eventWords = (event: MachineEvent, say: Say): string => {
  if ('own' in event)
    return say(`inspect:machine.${event.own}`, 'delay' in event ? { delay: event.delay } : {});
  const key = eventKey(event.type);
  return i18n.exists(key) ? say(key) : event.type;
};

/** The key of the words of an event, whichever machine hears it. */
export const eventKey = (type: string): string => `machines:events.${type}`;

/**
 * A state in words, by its path, such as `working.saving`: its own in that machine, else those of every state of that name; of the innermost
 * that has any, because how a call goes on is said with the call. Undefined where none of them has words.
 */
export const stateWords = (machine: string, path: string, say: Say): string | undefined => {
  const key = path
    .split('.')
    .flatMap((name) => stateKeys(machine, name).find((one) => i18n.exists(one)) ?? [])
    .at(-1);
  return key === undefined ? undefined : say(key);
};

/** The keys that a state of a machine may have its words under, its own first. */
export const stateKeys = (machine: string, name: string): readonly string[] => [
  `machines:of.${machine}.${name}`,
  `machines:states.${name}`,
];
