import type { ClaimType } from '../../machines/claim/enums.ts';
import { findLine, lines, type ServedLine } from '../../machines/flows/lines.ts';
import { icons, type IconName } from '../layout/icons.ts';

/** Lines of insurance that are taken by telephone only, with their icons; a line that is served has its own. */
const byPhone: Partial<Record<ClaimType, IconName>> = {
  property: 'house',
  liability: 'scale',
  uniflow: 'globe',
};

/** The icon of a line of insurance. */
export const lineIcon = (claimType: ClaimType): IconName => {
  const name = findLine(claimType)?.icon ?? '';
  return isIcon(name) ? name : (byPhone[claimType] ?? 'phone');
};

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The lines that may be reported here: those that the configuration has switched on. */
export const offeredLines = (productLines: readonly ClaimType[]): readonly ServedLine[] =>
  lines.filter(({ claimType }) => productLines.includes(claimType));
