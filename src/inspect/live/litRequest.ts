import type { LiveSession } from './liveMessage.ts';

/** Takes a session; gives the ids of the states its request region is in: `working.saving` lies in `working`. */
export const litRequest = ({ steps }: LiveSession): ReadonlySet<string> => {
  const path = (steps.at(-1)?.request ?? '').split('.');
  return new Set(path.map((_, at) => path.slice(0, at + 1).join('.')));
};
