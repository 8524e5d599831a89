import type { FactName } from '#machines/claim/facts.ts';
import { controlOf } from '#machines/subject/control.ts';
import { findSchema } from '#machines/claim/schemaAt.ts';
import { useCodelist } from '#src/codelists/useCodelist.ts';
import type { Say } from '#src/inspect/say.ts';
import { factValue } from './factWords.ts';

/** A function that puts the values of a fact in words: those of its codelist where it has one, else the texts. */
export const useFactValue = (fact: FactName, say: Say): ((value: string | boolean) => string) => {
  const codelist = codelistOf(fact);
  const { values } = useCodelist(codelist ?? '', { isWanted: codelist !== undefined });
  return (value) => values.find(({ code }) => code === value)?.name ?? factValue(fact, value, say);
};

const codelistOf = (fact: FactName): string | undefined => {
  const schema = findSchema(fact);
  const control = schema && controlOf(schema);
  return control && 'codelist' in control ? control.codelist : undefined;
};
