import { lineOf } from '#src/inspect/index/flowGroups.ts';
import { inspectionAddress, listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import { languages } from '#src/i18n/languages.ts';
import type { WriteCatalogue } from './catalogue.ts';
import { codelistUses } from './codelistUses.ts';

/** Every value of the codelists that the flows offer: its code, its name in every language, and where it is used. */
export const codelistCatalogue: WriteCatalogue = (flows, { t, nameOf, spokenOf, codelists }) => {
  const uses = Map.groupBy(flows.flatMap(codelistUses), ({ codelist }) => codelist);
  return {
    columns: [
      { head: t('head.codelist'), is: 'code' },
      { head: t('head.code'), is: 'code' },
      ...languages.map((language) => ({ head: language.toUpperCase() })),
      { head: t('head.used'), is: 'link' },
    ],
    rows: [...codelists].flatMap(([codelist, values]) => {
      const all = uses.get(codelist) ?? [];
      const [first] = all;
      const isOfDocuments = codelist === 'document-type' && !first;
      const pages = new Set(all.map(({ page }) => page)).size;
      const used = first
        ? [
            `${nameOf(first.flow)}: ${listedPageName(first.flow, first.page, spokenOf(first.flow).say)}`,
            ...(pages > 1 ? [t('andPages', { count: pages - 1 })] : []),
          ]
        : isOfDocuments
          ? [t('name.documents')]
          : [];
      return values.map(({ code, name }) => ({
        lines: [...new Set(all.map(({ flow }) => lineOf(flow.code)))],
        href: isOfDocuments ? '/inspect/documents' : first && inspectionAddress(first.flow, first.page),
        cells: [[codelist], [code], ...languages.map((language) => [name[language]]), used],
      }));
    }),
  };
};
