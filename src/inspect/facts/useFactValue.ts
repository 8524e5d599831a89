import { controlOf } from '#machines/subject/control.ts';
import { findSchema, type AnySubject } from '#machines/analysis/catalogue.ts';
import { useCodelist } from '#src/codelists/useCodelist.ts';
import type { Say } from '#src/inspect/say.ts';
import { factValue } from './factWords.ts';

/** A function that puts the values of a fact in words: those of its codelist where it has one, else the texts. */
export const useFactValue = (
  subject: AnySubject,
  fact: string,
  say: Say,
): ((value: string | boolean) => string) => {
  const codelist = codelistOf(subject, fact);
  const { values } = useCodelist(codelist ?? '', { isWanted: codelist !== undefined });
  return (value) => values.find(({ code }) => code === value)?.name ?? factValue(fact, value, say);
};

const codelistOf = (subject: AnySubject, fact: string): string | undefined => {
  const schema = findSchema(subject, fact);
  const control = schema && controlOf(schema);
  return control && 'codelist' in control ? control.codelist : undefined;
};
