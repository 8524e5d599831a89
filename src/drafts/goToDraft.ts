import type { ListedDraft } from '../../machines/service/drafts.ts';
import { findLine } from '../../machines/flows/lines.ts';
import { draftMemory } from './draftMemory.ts';

type Named = Pick<ListedDraft, 'claimRequestUuid' | 'claimType' | 'flowType'>;

/** Makes an open draft the one its flow works on, and goes there. */
export const goToDraft = ({ claimRequestUuid, claimType, flowType }: Named, entryPrefix: string): void => {
  draftMemory(localStorage, `${claimType}.${flowType}`).keep(claimRequestUuid);
  const home = findLine(claimType)?.home ?? '';
  location.assign(`${entryPrefix}${home}?flow=${flowType}`);
};

/** True when a flow of this application can continue a draft. */
export const isServed = ({ claimType }: Pick<ListedDraft, 'claimType'>): boolean =>
  findLine(claimType) !== undefined;
