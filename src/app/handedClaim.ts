import * as z from 'zod';

/** A sent claim as its reporter knows it. */
const HandedClaim = z.object({ claimNumber: z.string(), incidentDate: z.string().optional() });
type HandedClaim = z.infer<typeof HandedClaim>;

export interface HandedMemory {
  readonly read: () => HandedClaim | undefined;
  readonly keep: (claim: HandedClaim) => void;
  readonly forget: () => void;
}

/**
 * Takes where to keep it and the code of the flow it is handed to; gives the memory of the claim that documents or a question
 * are to be added to. It stays in this tab and out of addresses.
 */
export const handedClaim = (storage: Storage, flow: string): HandedMemory => {
  const key = `hlaska.handed.${flow}`;
  return {
    read: () => HandedClaim.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data,
    keep: (claim) => storage.setItem(key, JSON.stringify(claim)),
    forget: () => storage.removeItem(key),
  };
};
