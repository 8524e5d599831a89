import { reasonFor } from '#machines/analysis/reasons.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { sentenceOf } from '#src/inspect/facts/ruleWords.ts';
import { answeredFields, type PageField } from '#src/inspect/fields/pageFields.ts';
import { spokenField, spokenRule } from '#src/inspect/fields/spokenField.ts';
import { lineOf } from '#src/inspect/index/flowGroups.ts';
import { inspectionAddress, listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import type { CatalogueRow, CatalogueWords, Cell, WriteCatalogue } from './catalogue.ts';

/** Every field that a page of a flow asks for: what it is, when it is asked and needed, its limits, and what it is needed for. */
export const fieldCatalogue: WriteCatalogue = (flows, words) => {
  const { t } = words;
  return {
    columns: [
      { head: t('head.flow') },
      { head: t('head.page'), is: 'link' },
      { head: t('head.label') },
      { head: t('head.path'), is: 'code' },
      { head: t('head.type') },
      { head: t('head.asked') },
      { head: t('head.required') },
      { head: t('head.limits') },
      { head: t('head.why') },
    ],
    rows: flows.flatMap((flow) =>
      flow.pages.flatMap((page) => answeredFields(page).map((field) => rowOf(flow, page, field, words))),
    ),
  };
};

const rowOf = (flow: AnyFlow, page: AnyPage, field: PageField, words: CatalogueWords): CatalogueRow => {
  const { t, language, spokenOf, nameOf } = words;
  const spoken = spokenOf(flow);
  const { name, kind, control, when, question } = field;
  const reason = reasonFor(question.ask);
  return {
    lines: [lineOf(flow.code)],
    href: inspectionAddress(flow, page),
    cells: [
      [nameOf(flow)],
      [listedPageName(flow, page, spoken.say)],
      spokenField(flow, page, field, 'label', language).slice(0, 1),
      [name],
      [
        spoken.say(`inspect:kind.${kind}`),
        ...(control ? [spoken.say(`inspect:kind.as.${control.kind}`)] : []),
      ],
      [when ? sentenceOf(when, spoken) : t('always')],
      requiredOf(flow, field, words),
      limitsOf(flow, page, field, words),
      reason === undefined ? [] : [spoken.say(`inspect:reason.${reason}`)],
    ],
  };
};

/** When an answer is needed: always, never, or where a rule holds. */
const requiredOf = (flow: AnyFlow, field: PageField, { spokenOf }: CatalogueWords): Cell => {
  const spoken = spokenOf(flow);
  const rules = field.rules
    .filter(({ severity }) => severity === 'required')
    .flatMap(({ when }) => when ?? []);
  return field.isRequired === 'sometimes' && rules.length > 0
    ? rules.map((rule) => sentenceOf(rule, spoken))
    : [spoken.say(`inspect:required.${field.isRequired}`)];
};

/** What the reporter reads where an answer is not as it should be, each sentence once. */
const limitsOf = (flow: AnyFlow, page: AnyPage, field: PageField, { language }: CatalogueWords): Cell => [
  ...new Set(
    field.rules
      .filter(({ severity }) => severity !== 'required')
      .map((rule) => spokenRule(flow, page, rule, language) ?? rule.key),
  ),
];
