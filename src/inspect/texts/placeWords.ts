import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { severities } from '#machines/subject/issues/issue.ts';
import { readRule } from '#src/inspect/diff/readRule.ts';
import { ruleWords, type Spoken } from '#src/inspect/facts/ruleWords.ts';
import { fieldName } from '#src/inspect/fields/fieldName.ts';
import { listedPageName } from '#src/inspect/spoken/listedPageName.ts';
import type { TextPlace } from './textChanges.ts';

/** The name of the page that a text stands on; its code where the page is no more. */
export const pageOfText = (flow: AnyFlow, { page: code }: TextPlace, { say }: Spoken): string => {
  const page = findPage(flow, code);
  return page ? listedPageName(flow, page, say) : code;
};

/** Which of the texts of its page a text is, in the reader's words; as the snapshot has it where the page is no more. */
export const placeWords = (flow: AnyFlow, at: TextPlace, spoken: Spoken): string => {
  const { say } = spoken;
  const page = findPage(flow, at.page);
  const [place = '', rule] = at.place.split(/ when (.*)/);
  const [name = '', what = '', which = ''] = place.split(' ');
  if (!page) return at.place;
  if (name === 'page') return say('inspect:diff.place.page');
  if (name === 'dialog')
    return `${say(`dialogs:${what}.title`, { defaultValue: what })} (${what}): ${say(`inspect:diff.place.${which}`)}`;
  const words = `${fieldName(flow, page, name, say)} (${name}): ${partWords(what, which, say)}`;
  return rule === undefined
    ? words
    : say('inspect:diff.place.when', { place: words, rule: whenWords(page, rule, spoken) });
};

const partWords = (what: string, which: string, say: Spoken['say']): string => {
  if (what === 'choice') return say('inspect:diff.place.choice', { code: which });
  const severity = severities.find((one) => one === what);
  return severity === undefined
    ? say(`inspect:diff.place.${what}`)
    : say('inspect:diff.place.check', { severity: say(`inspect:severity.${severity}`), code: which });
};

const whenWords = (page: AnyPage, text: string, spoken: Spoken): string => {
  const rule = readRule(page.subject, text);
  return rule ? ruleWords(rule, spoken) : text;
};
