import { asksSomething } from '#machines/flow/answers.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import { dialogUses } from '#machines/analysis/overview/dialogUses.ts';

/** What is shown of pages: as they open, with their errors, or with each of their dialogs. */
export const views = ['plain', 'errors', 'dialogs'] as const;
export type View = (typeof views)[number];

/** A page as it is shown: with its errors or a dialog where those are asked for. */
export interface Screen {
  readonly page: Page;
  readonly hasErrors: boolean;
  readonly dialog?: string;
}

/** What there is to show of the pages of a step, or of all: with errors of those that ask something, with dialogs of those that have any. */
export const screensOf = (flow: Flow, view: View, step: string | undefined): readonly Screen[] =>
  flow.pages
    .filter((page) => step === undefined || page.step === step)
    .flatMap((page): readonly Screen[] => {
      if (view === 'dialogs')
        return dialogUses(page).map(({ dialog }) => ({ page, hasErrors: false, dialog }));
      if (view === 'errors') return asksSomething(page) ? [{ page, hasErrors: true }] : [];
      return [{ page, hasErrors: false }];
    });
