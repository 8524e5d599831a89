import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { FlowActor } from '../../../src/app/flowActor.ts';
import { aStorage } from '../../app/aStorage.ts';
import { rememberTyped } from '../../../src/app/rememberTyped.ts';
import { typedMemory } from '../../../src/app/typedMemory.ts';

/** Takes a flow; gives a browser that remembers what is typed in it, as the application does. */
export const typedAnswers = ({ code }: Flow) => {
  const storage = aStorage();
  const memoryOf = (claimRequestUuid: string | undefined) => typedMemory(storage, code, claimRequestUuid);
  return {
    watch: (actor: FlowActor, claimRequestUuid: string | undefined) => {
      const typed = memoryOf(claimRequestUuid);
      rememberTyped(actor, typed);
      return typed;
    },
    /** What would be there on a page if the browser crashed now. */
    afterCrash: (page: string, claimRequestUuid: string | undefined) => memoryOf(claimRequestUuid).read(page),
  };
};
