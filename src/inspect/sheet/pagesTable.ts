import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { sentenceOf, type Spoken } from '#src/inspect/facts/ruleWords.ts';
import { answeredFields } from '#src/inspect/fields/pageFields.ts';
import { spokenField } from '#src/inspect/fields/spokenField.ts';
import { pageName, stepName } from '#src/inspect/pageName.ts';
import { pageAddress } from '#src/inspect/panel/pageAddress.ts';

/**
 * A flow as rows for a spreadsheet, the heads first: each page with its step, address, who sees it, what it asks, its dialogs, whether
 * it saves, and where it leads, in the order in which that is tried.
 *
 * @param entryPrefix what every address begins with
 */
export const pagesTable = (
  flow: AnyFlow,
  pages: readonly AnyPage[],
  { spoken, entryPrefix }: { readonly spoken: Spoken; readonly entryPrefix: string },
): readonly (readonly string[])[] => {
  const { say, language } = spoken;
  const nameOf = (page: AnyPage) => pageName(flow, page, say);
  const asksOf = (page: AnyPage) =>
    answeredFields(page)
      // What is asked in the words of another field has none of its own.
      .flatMap((field) => spokenField(flow, page, field, 'label', language).slice(0, 1));
  const savingOf = ({ saves, submits }: AnyPage) => {
    if (submits) return say('inspect:panel.sends');
    return say(saves ? 'inspect:panel.saves' : 'inspect:panel.savesNot');
  };
  return [
    ['step', 'page', 'address', 'who', 'asks', 'dialogs', 'saving', 'next'].map((head) =>
      say(head === 'page' ? 'inspect:panel.tabs.page' : `inspect:panel.${head}`),
    ),
    ...pages.map((page) => [
      stepName(flow, page.step, say),
      nameOf(page),
      pageAddress(entryPrefix, flow, page),
      page.canEnter ? sentenceOf(page.canEnter, spoken) : say('inspect:panel.everybody'),
      asksOf(page).join('\n'),
      page.confirm.map(({ dialog }) => say(`dialogs:${dialog}.title`, { defaultValue: dialog })).join('\n'),
      savingOf(page),
      page.next
        .flatMap((code) => findPage(flow, code) ?? [])
        .map(nameOf)
        .join('\n'),
    ]),
  ];
};
