import { toFailure } from '#machines/calls/outcome.ts';
import type { Created, CreateInput } from '#machines/report/claimMachine.ts';
import { calls } from '#machines/service/calls.ts';
import { serviceOf } from '#machines/service/claimRequest.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { clientCaseMemory } from './clientCaseMemory.ts';
import type { Client } from './client.ts';

/** The key of a call that was made to create a claim, until it is known that one was created. */
export interface CreateKeyMemory {
  readonly read: () => string | undefined;
  readonly keep: (key: string) => void;
  readonly forget: () => void;
  /** The client for whom a user who has signed in reports in this tab. */
  readonly clientCase: () => string | undefined;
}

/** The memory of the key, kept in the storage given by the code of the flow. */
export const createKeyMemory = (storage: Storage, flow: string): CreateKeyMemory => {
  const name = `hlaska.create.${flow}`;
  return {
    read: () => storage.getItem(name) ?? undefined,
    keep: (key) => storage.setItem(name, key),
    forget: () => storage.removeItem(name),
    clientCase: clientCaseMemory(storage).read,
  };
};

/**
 * Creates a claim, with its first answers where there are any. A call that may have created one although no answer came is repeated
 * with its key, so that it leaves one claim; whoever is told of the claim forgets the key. What was sent before may be another
 * detail: then the answers are still to be saved.
 */
export const createClaim =
  (client: Pick<Client, 'call'>, memory: CreateKeyMemory) =>
  async (
    { flow: { claimType, flowType }, record: { referer }, detail }: CreateInput,
    signal: AbortSignal,
  ): Promise<Created> => {
    const repeated = memory.read();
    const clientCase = memory.clientCase();
    const createKey = repeated ?? crypto.randomUUID();
    memory.keep(createKey);
    try {
      const { activeClaimUuid, version } = await client.call(calls.create, {
        params: { service: serviceOf[flowType] },
        body: {
          claimType,
          flowType,
          ...(referer && { referer }),
          ...(detail && { detail }),
          ...(clientCase && { clientCase }),
          createKey,
        },
        signal,
      });
      return {
        ref: { service: serviceOf[flowType], claimRequestUuid: activeClaimUuid },
        version,
        isSaved: detail !== undefined && repeated === undefined,
      };
    } catch (error) {
      if (repeated === undefined && isRefused(toFailure(error))) memory.forget();
      throw error;
    }
  };

/** True where the service has answered that it did nothing. */
const isRefused = ({ status }: Failure): boolean => status >= 400 && status < 500;
