import type { TabNews } from '#machines/actors/browser/browser.ts';
import type { FlowSignal } from './applicationEvents.ts';
import type { Leaving } from './context.ts';
import type { Identified, Booted } from './visiting.ts';
import type { Failure } from '#machines/calls/failures.ts';
import type { CallEvent } from '#machines/actors/errors/requestStatus.ts';

/** What every news of a call leads to. */
export const noteCall = {
  type: 'noteCall' as const,
  params: ({ event }: { readonly event: CallEvent }) => event,
};

/** Keeps the configuration once the application has booted. */
export const keepBooted = {
  type: 'keepConfiguration' as const,
  params: ({ event }: { readonly event: { readonly output: Booted } }) => event.output,
};

const identified = ({ event }: { readonly event: { readonly output: Identified } }) => event.output;

/** Keeps the visitor, and the configuration as it is for this visitor. */
export const keepVisitor = [
  { type: 'keepConfiguration', params: identified },
  { type: 'keepVisitor', params: identified },
] as const;

/** The address that the application leaves for. */
export const addressOf = ({ event }: { readonly event: { readonly output: object | Leaving } }) => ({
  to: 'leavesFor' in event.output ? event.output.leavesFor : '',
});

/** Another claim has other files, and is held for itself. */
export const otherClaim = [
  'stopFiles',
  'startFiles',
  'hearFiles',
  'connectFiles',
  'releaseReport',
  'holdReport',
  'lookAtClaimFiles',
] as const;

/** The other tabs of the browser are told what this one has done to the session they share. */
export const tellTabs = (type: TabNews['type']) => ({ type: 'tellTabs' as const, params: { type } });

/** Sends the flow an event that carries nothing but its name. */
export const tellFlow = (type: FlowSignal) => ({ type: 'tellFlow' as const, params: { type } });

/** Where the service no longer knows the user, the application is left. */
export const leaving = {
  guard: {
    type: 'demandsLogout' as const,
    params: ({ event }: { readonly event: { readonly failure: Failure } }) => event,
  },
  target: '#application.leaving',
  actions: noteCall,
};
