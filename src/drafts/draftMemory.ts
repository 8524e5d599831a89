/** Which claim of a flow this browser works on. The claim itself is with the service, and only its session may read it. */
export interface DraftMemory {
  readonly read: () => string | undefined;
  readonly keep: (claimRequestUuid: string) => void;
  readonly forget: () => void;
}

/** The memory of the claim of a flow, kept in the storage given by the code of the flow. */
export const draftMemory = (storage: Storage, flow: string): DraftMemory => {
  const key = `hlaska.claim.${flow}`;
  return {
    read: () => storage.getItem(key) ?? undefined,
    keep: (claimRequestUuid) => storage.setItem(key, claimRequestUuid),
    forget: () => storage.removeItem(key),
  };
};
