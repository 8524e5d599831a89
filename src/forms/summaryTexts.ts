import type { Issue } from '../../machines/claim/issue.ts';
import { i18n } from '../i18n/i18n.ts';
import { issueText } from './issueText.ts';
import { withoutRows } from './path.ts';
import { wordKeys } from './wordScopes.ts';

/**
 * Puts what Continue refused in words, each line saying on its own which field it leads to: where two fields are refused with
 * the same sentence, the label of the field stands before it.
 *
 * @param issues what was refused, in the order of the page
 * @param scopes where the words of the page and its line are
 * @returns one sentence for each
 */
export function summaryTexts(issues: readonly Issue[], scopes: readonly string[] = []): string[] {
  const texts = issues.map((issue) => issueText(issue, scopes));
  return texts.map((text, index) => {
    const isShared = texts.indexOf(text) !== texts.lastIndexOf(text);
    return isShared ? withLabel(issues[index]?.name ?? '', text, scopes) : text;
  });
}

function withLabel(name: string, text: string, scopes: readonly string[]): string {
  const keys = wordKeys(scopes, `${withoutRows(name)}.label`);
  if (!i18n.exists(keys)) return text;
  const label = i18n.t(keys);
  return /[?.]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`;
}
