import type { LiveSession } from './liveMessage.ts';

/** The ids of the states that the request region of a session is in: `working.saving` is inside `working`. */
export const litRequest = ({ steps }: LiveSession): ReadonlySet<string> => {
  const path = (steps.at(-1)?.request ?? '').split('.');
  return new Set(path.map((_, at) => path.slice(0, at + 1).join('.')));
};
