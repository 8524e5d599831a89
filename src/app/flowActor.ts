import type { ActorRefFrom } from 'xstate';
import type { uploadsMachine } from '../../machines/actors/uploads.ts';
import type { createFlowMachine } from '../../machines/flow/flowMachine.ts';

export type FlowActor = ActorRefFrom<ReturnType<typeof createFlowMachine>>;
export type FlowSnapshot = ReturnType<FlowActor['getSnapshot']>;
export type UploadsActor = ActorRefFrom<typeof uploadsMachine>;

/** Takes a snapshot of a flow; gives the code of its page. */
export const pageOf = (snapshot: { readonly value: unknown }): string => {
  const { value } = snapshot;
  return typeof value === 'object' && value !== null && 'page' in value ? String(value.page) : '';
};
