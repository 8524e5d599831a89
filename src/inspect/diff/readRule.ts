import type { AnySubject } from '#machines/analysis/catalogue.ts';
import { isLeaf } from '#machines/analysis/isLeaf.ts';
import type { Rule } from '#machines/subject/rule.ts';

/** The rule that `ruleText` wrote, undefined where it is none or reads facts that no longer exist. */
export const readRule = (subject: AnySubject, text: string): Rule | undefined => {
  const parts = split(text, ' and ') ?? split(text, ' or ');
  if (parts) {
    const rules = parts.map((part) => readRule(subject, within(part)));
    const all = rules.filter((rule) => rule !== undefined);
    if (all.length < rules.length) return undefined;
    return split(text, ' and ') ? { all } : { any: all };
  }
  const [, refused] = /^not \((.*)\)$/.exec(text) ?? [];
  if (refused !== undefined) {
    const rule = readRule(subject, refused);
    return rule && { not: rule };
  }
  return readLeaf(subject, text);
};

const readLeaf = (subject: AnySubject, text: string): Rule | undefined => {
  const [, fact, is, one = '', several = ''] = /^([\w.[\]]+) (?:(is) (\S+)|in (.+))$/.exec(text) ?? [];
  const leaf = is === undefined ? { fact, in: several.split(', ').map(valueOf) } : { fact, is: valueOf(one) };
  return isLeaf(subject, leaf) ? leaf : undefined;
};

const valueOf = (written: string) =>
  written === 'true' || written === 'false' ? written === 'true' : written;

const within = (part: string) => (part.startsWith('(') && part.endsWith(')') ? part.slice(1, -1) : part);

/** The parts between a word outside brackets, undefined where it does not occur there. */
const split = (text: string, word: string): readonly string[] | undefined => {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (depth === 0 && text.startsWith(word, at)) {
      parts.push('');
      at += word.length - 1;
      continue;
    }
    const letter = text.charAt(at);
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    parts[parts.length - 1] += letter;
  }
  return parts.length > 1 ? parts : undefined;
};
