import type { AnyPage } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';

/** A dialog that a page may open. */
export interface DialogUse {
  readonly dialog: string;
  /** What must hold; undefined where it always opens, or where somebody asks for what it is about. */
  readonly when: Rule | undefined;
  /** What opens it: leaving the page, or removing a row that the page lists, with answers or without. */
  readonly by: 'leaving' | 'removal' | 'blank';
}

/** The dialogs that a page may open: before it is left, and before a row of its list is removed. */
export const dialogUses = ({ code, confirm, rows }: AnyPage): readonly DialogUse[] => [
  ...confirm.map(({ dialog, when }) => ({ dialog, when, by: 'leaving' as const })),
  ...(rows?.overview === code
    ? (['removal', 'blank'] as const).map((by) => ({ dialog: rows.asks[by], when: undefined, by }))
    : []),
];
