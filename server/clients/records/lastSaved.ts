import type { SavedBy } from '#server/store/clients/clientTables.ts';

/** Who saved a record last, and when, as it is told to who changes it: without what the provider knows them by. */
export const lastSaved = ({ name, actsFor }: SavedBy, at: Date) => ({
  savedBy: { name, ...(actsFor !== undefined && { actsFor }) },
  savedAt: at.toISOString(),
});
