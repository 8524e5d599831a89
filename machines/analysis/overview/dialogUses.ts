import type { Rule } from '#machines/subject/rule.ts';

/** A dialog that a page may open. */
export interface DialogUse<Dialog extends string = string> {
  readonly dialog: Dialog;
  /** What must hold; undefined where it always opens, or where somebody asks for what it is about. */
  readonly when: Rule | undefined;
  /** What opens it: leaving the page, or removing a row that the page lists, with answers or without. */
  readonly by: 'leaving' | 'removal' | 'blank';
}

/** What of a page opens its dialogs. */
interface Opening<Dialog extends string> {
  readonly code: string;
  readonly confirm: readonly { readonly dialog: Dialog; readonly when?: Rule }[];
  readonly rows?: {
    readonly overview: string;
    readonly asks: Readonly<Record<'removal' | 'blank', Dialog>>;
  };
}

/** The dialogs that a page may open: before it is left, and before a row of its list is removed. */
export const dialogUses = <Dialog extends string>({
  code,
  confirm,
  rows,
}: Opening<Dialog>): readonly DialogUse<Dialog>[] => [
  ...confirm.map(({ dialog, when }) => ({ dialog, when, by: 'leaving' as const })),
  ...(rows?.overview === code
    ? (['removal', 'blank'] as const).map((by) => ({ dialog: rows.asks[by], when: undefined, by }))
    : []),
];
