import { dialogUses } from '#machines/analysis/overview/dialogUses.ts';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { lineOf } from '#src/inspect/index/flowGroups.ts';
import { inspectionAddress, listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import type { WriteCatalogue } from './catalogue.ts';
import { dialogWords } from './dialogWords.ts';

/** Every dialog that a page of a flow may open: where, when, and what it says. */
export const dialogCatalogue: WriteCatalogue = (flows, { t, nameOf, spokenOf }) => ({
  columns: [
    { head: t('head.flow') },
    { head: t('head.page'), is: 'link' },
    { head: t('head.dialog'), is: 'code' },
    { head: t('head.when') },
    { head: t('head.title') },
    { head: t('head.text') },
    { head: t('head.buttons') },
  ],
  rows: flows.flatMap((flow) => {
    const spoken = spokenOf(flow);
    return flow.pages.flatMap((page) =>
      dialogUses(page).map(({ dialog, when, by }) => {
        const { title, text, buttons } = dialogWords(dialog, spoken.say);
        return {
          lines: [lineOf(flow.code)],
          href: inspectionAddress(flow, page),
          cells: [
            [nameOf(flow)],
            [listedPageName(flow, page, spoken.say)],
            [dialog],
            [when ? sentenceOf(when, spoken) : t(`opened.${by}`)],
            [title],
            [text],
            buttons,
          ],
        };
      }),
    );
  }),
});
