import { dialogUses } from '#machines/analysis/overview/dialogUses.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { dialogWords } from '#src/inspect/catalogues/dialogWords.ts';
import { ruleWords, type Spoken } from '#src/inspect/facts/ruleWords.ts';
import { pageFields, type PageField } from '#src/inspect/fields/pageFields.ts';
import { spokenField, spokenOptions } from '#src/inspect/fields/spokenField.ts';
import { isReport } from '#src/inspect/isReport.ts';
import { listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import { pageAddress } from '#src/inspect/panel/pageAddress.ts';
import { placeText, textsOf, type Place } from './place.ts';

/** Everything that may be found on a page of a flow: itself and its address, its questions and their choices, its dialogs. */
export const pagePlaces = (
  flow: AnyFlow,
  page: AnyPage,
  spoken: Spoken,
  entryPrefix: string,
): readonly Place[] => [
  {
    flow,
    page,
    texts: textsOf('page', listedPageName(flow, page, spoken.say), [
      ['page', titleOf(flow, page, spoken)],
      ['address', pageAddress(entryPrefix, flow, page)],
      ['page', page.code],
    ]),
    when: whenOf(page.canEnter, spoken),
  },
  ...pageFields(page).flatMap((field) => fieldPlaces(flow, page, field, spoken)),
  ...dialogUses(page).map(({ dialog, when }) => {
    const { title, text, buttons } = dialogWords(dialog, spoken.say);
    const others = [text, ...buttons, dialog].map((said) => ['dialog', said] as const);
    return { flow, page, texts: textsOf('dialog', title, others), when: whenOf(when, spoken) };
  }),
];

/** The rule of a place in words. */
export const whenOf = (rule: Rule | undefined, spoken: Spoken): Place['when'] =>
  rule && placeText('rule', ruleWords(rule, spoken));

const titleOf = (flow: AnyFlow, { view }: AnyPage, { say }: Spoken): string | undefined => {
  if (!isReport(flow)) return undefined;
  const keys = [`${flow.flowType}.title`, 'title'].flatMap((text) => [
    `${flow.claimType}:${view}.${text}`,
    `shared:${view}.${text}`,
  ]);
  const key = keys.find((one) => i18n.exists(one));
  return key === undefined ? undefined : say(key, { number: '…' });
};

const fieldPlaces = (flow: AnyFlow, page: AnyPage, field: PageField, spoken: Spoken): readonly Place[] => {
  const { language } = spoken;
  const [label, ...others] = spokenField(flow, page, field, 'label', language);
  const when = whenOf(field.when, spoken);
  if (label === undefined) return [];
  return [
    {
      flow,
      page,
      texts: textsOf(
        'question',
        label,
        [...others, ...spokenField(flow, page, field, 'hint', language), field.name].map(
          (text) => ['question', text] as const,
        ),
      ),
      when,
    },
    ...spokenOptions(flow, page, field, language)
      .filter(({ code }) => code !== 'true' && code !== 'false')
      .map((option) => ({
        flow,
        page,
        of: label,
        texts: textsOf('code', option.text, [['code', option.code]]),
        when: whenOf(option.when, spoken) ?? when,
      })),
  ];
};
