import type { Flow } from '#machines/report/claimFlow.ts';
import type { FlowActor } from '#machines/application/context.ts';
import { memoryStorage } from '#src/shell/memoryStorage.ts';
import { rememberTyped, typedMemory } from '#src/flow/memory/typedMemory.ts';

/** A browser that remembers what is typed in a flow, as the application does. */
export const typedAnswers = ({ code }: Flow) => {
  const storage = memoryStorage();
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
