import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { lineOf } from '#src/inspect/index/flowGroups.ts';
import { inspectionAddress, listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import type { WriteCatalogue } from './catalogue.ts';
import { documentUses } from './documentUses.ts';

/** Every document that a flow may ask for: what becomes of it, by which answers, and the page that decides. */
export const documentCatalogue: WriteCatalogue = (flows, { t, nameOf, spokenOf, codelists, language }) => {
  const names = new Map(codelists.get('document-type')?.map(({ code, name }) => [code, name[language]]));
  return {
    columns: [
      { head: t('head.flow') },
      { head: t('head.document') },
      { head: t('head.code'), is: 'code' },
      { head: t('head.becomes') },
      { head: t('head.when') },
      { head: t('head.decides'), is: 'link' },
    ],
    rows: flows.flatMap((flow) => {
      const spoken = spokenOf(flow);
      return documentUses(flow).map(({ code, is, when, page }) => ({
        lines: [lineOf(flow.code)],
        href: inspectionAddress(flow, page),
        cells: [
          [nameOf(flow)],
          [names.get(code) ?? code],
          [code],
          [t(`becomes.${is}`)],
          when.map((rule) => sentenceOf(rule, spoken)),
          [page ? listedPageName(flow, page, spoken.say) : nameOf(flow)],
        ],
      }));
    }),
  };
};
