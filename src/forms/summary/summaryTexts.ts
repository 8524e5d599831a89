import type { Issue } from '#machines/subject/issues/issue.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { issueText, wordKeys } from './issueText.ts';
import { withoutRows } from '#machines/subject/path.ts';

/**
 * What Continue refused in words, one sentence each in the order of the issues. Each says by itself which field it leads to:
 * where two fields have the same sentence, or where it is one that any field may have, the label of the field comes before it. The words
 * are looked for in the scopes of the page and its line first.
 */
export function summaryTexts(issues: readonly Issue[], scopes: readonly string[] = []): string[] {
  const texts = issues.map((issue) => issueText(issue, scopes));
  const ofAnyField = namesNoField.map((key) => i18n.t(key));
  return texts.map((text, index) => {
    const isShared = texts.indexOf(text) !== texts.lastIndexOf(text);
    return isShared || ofAnyField.includes(text) ? withLabel(issues[index]?.name ?? '', text, scopes) : text;
  });
}

const namesNoField = ['checks:required', 'checks:number', 'fields:yesNo.required'];

function withLabel(name: string, text: string, scopes: readonly string[]): string {
  const keys = wordKeys(withoutRows(name), 'label', scopes);
  if (!i18n.exists(keys)) return text;
  const label = i18n.t(keys);
  return /[?.]$/.test(label) ? `${label} ${text}` : `${label}: ${text}`;
}
