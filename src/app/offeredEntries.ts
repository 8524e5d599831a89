import type { ClaimType, FlowType } from '../../machines/claim/enums.ts';
import type { IconName } from '../layout/icons.ts';
import { entries, type Entry } from './flowChunks.ts';

/** The lines of insurance with their icons, in the order they are shown. */
export const lineIcons = {
  car: 'car',
  property: 'house',
  liability: 'scale',
  life: 'health',
  uniflow: 'globe',
} as const satisfies Record<ClaimType, IconName>;

/** Takes the configured product lines and a flow; gives the entries that have it and may be used. */
export const offeredEntries = (
  productLines: readonly ClaimType[],
  flowType: FlowType = 'DRAFT',
): readonly Entry[] =>
  entries.filter(({ claimType, flows }) => productLines.includes(claimType) && flows[flowType] !== undefined);
