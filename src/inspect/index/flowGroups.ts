import flowCounts from '#machines/analysis/overview/flowCounts.json' with { type: 'json' };
import type { FlowCounts } from '#machines/analysis/overview/flowCounts.ts';
import { ClaimType } from '#machines/claim/enums.ts';
import { findLine } from '#machines/flows/lines.ts';
import { icons, type IconName } from '#src/layout/icons.ts';

/** The flows of a line of insurance, or those of the sales application, in the order of the product. */
export interface FlowGroup {
  /** Undefined for the sales application. */
  readonly line: ClaimType | undefined;
  readonly icon: IconName;
  readonly flows: readonly FlowCounts[];
}

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The line that a flow belongs to, by its code; undefined for a flow of the sales application. */
export const lineOf = (code: string): ClaimType | undefined =>
  ClaimType.safeParse(code.slice(0, code.indexOf('.'))).data;

/** The icon of a line, or of the sales application. */
export const lineIcon = (line: ClaimType | undefined): IconName => {
  const name = line === undefined ? 'briefcase' : (findLine(line)?.icon ?? '');
  return isIcon(name) ? name : 'document';
};

/** Every flow with its numbers, by line. They are counted beforehand, so that no flow is loaded for them. */
export const flowGroups: readonly FlowGroup[] = [
  ...Map.groupBy<ClaimType | undefined, FlowCounts>(flowCounts, ({ code }) => lineOf(code)),
].map(([line, flows]) => ({ line, icon: lineIcon(line), flows }));

/** True for the code of a flow that the index has. */
export const isCountedFlow = (code: string): boolean => flowCounts.some((flow) => flow.code === code);

const sumOf = (count: (flow: FlowCounts) => number): number =>
  flowCounts.map(count).reduce((sum, one) => sum + one, 0);

/** What there is in all flows together. */
export const allCounts = {
  flows: flowCounts.length,
  pages: sumOf(({ pages }) => pages),
  questions: sumOf(({ questions }) => questions),
  rules: sumOf(({ rules }) => rules),
};
