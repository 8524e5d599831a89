import type { TabNews } from '../actors/browser.ts';
import type { Told } from './applicationEvents.ts';
import type { Arrived, Booted } from './arriving.ts';
import type { Failure } from '../service/failures.ts';
import type { CallEvent } from '../actors/requestStatus.ts';

/** What every news of a call leads to. */
export const noteCall = {
  type: 'noteCall' as const,
  params: ({ event }: { readonly event: CallEvent }) => event,
};

/** What the application knows once it has booted is kept. */
export const keepBooted = {
  type: 'keepConfiguration' as const,
  params: ({ event }: { readonly event: { readonly output: Booted } }) => event.output,
};

const arrived = ({ event }: { readonly event: { readonly output: Arrived } }) => event.output;

/** Who has come is kept with the configuration as they have it. */
export const keepArrived = [
  { type: 'keepConfiguration', params: arrived },
  { type: 'keepArrival', params: arrived },
] as const;

/** Another claim has other files, and is held for itself. */
export const otherClaim = ['stopFiles', 'startFiles', 'connectFiles', 'releaseReport', 'holdReport'] as const;

/** The other tabs of the browser are told what this one has done to the session they share. */
export const tellTabs = (type: TabNews['type']) => ({ type: 'tellTabs' as const, params: { type } });

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
