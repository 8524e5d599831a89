import type { LiveSession } from './liveMessage.ts';

/** The ids of the states the request region of a session is in: `working.saving` lies in `working`. */
export const litRequest = ({ steps }: LiveSession): ReadonlySet<string> => {
  const path = (steps.at(-1)?.request ?? '').split('.');
  return new Set(path.map((_, at) => path.slice(0, at + 1).join('.')));
};
