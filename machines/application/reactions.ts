import type { Told } from './applicationEvents.ts';
import type { Arrived } from './arriving.ts';
import type { Failure } from '../service/failures.ts';
import type { CallEvent } from '../actors/requestStatus.ts';

/** What every news of a call leads to. */
export const noteCall = {
  type: 'noteCall' as const,
  params: ({ event }: { readonly event: CallEvent }) => event,
};

const arrived = ({ event }: { readonly event: { readonly output: Arrived } }) => event.output;

/** Who has come is kept with the configuration as they have it. */
export const keepArrived = [
  { type: 'keepConfiguration', params: arrived },
  { type: 'keepArrival', params: arrived },
] as const;

/** Another claim has other files, and is held for itself. */
export const otherClaim = ['stopFiles', 'startFiles', 'connectFiles', 'releaseReport', 'holdReport'] as const;

/** A flow is told what happened, where the name says it all. */
export const tellFlow = (type: Told) => ({ type: 'tellFlow' as const, params: { type } });

/** Where the service no longer knows the user, the application is left. */
export const leaving = {
  guard: {
    type: 'demandsLogout' as const,
    params: ({ event }: { readonly event: { readonly failure: Failure } }) => event,
  },
  target: '#application.leaving',
  actions: noteCall,
};
