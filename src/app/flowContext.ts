import { createContext, use } from 'react';
import type { OpenedFlow } from './openFlow.ts';

/** The flow at work; set by FlowEntry. */
export const FlowContext = createContext<OpenedFlow | undefined>(undefined);

/** Gives the flow at work. Throws outside of one. */
export const useOpenedFlow = (): OpenedFlow => {
  const opened = use(FlowContext);
  if (!opened) throw new Error('There is no flow around this component.');
  return opened;
};
