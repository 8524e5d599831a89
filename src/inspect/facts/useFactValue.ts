import type { FactName } from '../../../machines/claim/facts.ts';
import { controlOf } from '../../../machines/claim/control.ts';
import { findSchema } from '../../../machines/claim/schemaAt.ts';
import { useCodelist } from '../../codelists/useCodelist.ts';
import type { Say } from '../say.ts';
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
