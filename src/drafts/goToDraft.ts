import type { ListedDraft } from '../../machines/service/drafts.ts';
import { lines } from '../../machines/flows/lines.ts';
import { draftMemory } from './draftMemory.ts';

type Named = Pick<ListedDraft, 'claimRequestUuid' | 'claimType' | 'flowType'>;

/** Makes a draft that is open the one its flow works on, and goes there. */
export const goToDraft = ({ claimRequestUuid, claimType, flowType }: Named, entryPrefix: string): void => {
  draftMemory(localStorage, `${claimType}.${flowType}`).keep(claimRequestUuid);
  const home = lines.find((line) => line.claimType === claimType)?.home ?? '';
  location.assign(`${entryPrefix}${home}?flow=${flowType}`);
};

/** True where a flow of this application goes on with a draft. */
export const isServed = ({ claimType }: Pick<ListedDraft, 'claimType'>): boolean =>
  lines.some((line) => line.claimType === claimType);
