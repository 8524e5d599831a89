import type { DialogName } from '#machines/claim/dialogs.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import type { Rule } from '#machines/subject/rule.ts';

/** A dialog that a page may open, and the rule by which it does; none where it always does, or where a row is removed. */
export interface DialogOn {
  readonly dialog: DialogName;
  readonly when?: Rule | undefined;
}

/** The dialogs that a page may open: before it is left, and before one of the rows it shows is removed. */
export const dialogsOn = ({ code, confirm, rows }: Page): readonly DialogOn[] => [
  ...confirm.map(({ dialog, when }) => ({ dialog, when })),
  ...(rows && code === rows.overview ? Object.values(rows.asks).map((dialog) => ({ dialog })) : []),
];
