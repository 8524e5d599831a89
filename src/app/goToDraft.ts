import type { ListedDraft } from '../../machines/service/drafts.ts';
import { draftMemory } from './draftMemory.ts';
import { entries } from './flowChunks.ts';

type Named = Pick<ListedDraft, 'claimRequestUuid' | 'claimType' | 'flowType'>;

/** Takes a draft that is open and the entry prefix; makes it the one its flow works on, and goes there. */
export const goToDraft = ({ claimRequestUuid, claimType, flowType }: Named, entryPrefix: string): void => {
  draftMemory(localStorage, `${claimType}.${flowType}`).keep(claimRequestUuid);
  const home = entries.find((entry) => entry.claimType === claimType)?.home ?? '';
  location.assign(`${entryPrefix}${home}?flow=${flowType}`);
};

/** Takes a draft; tells whether a flow of this application goes on with it. */
export const isServed = ({ claimType, flowType }: Named): boolean =>
  entries.some((entry) => entry.claimType === claimType && entry.flows[flowType] !== undefined);
