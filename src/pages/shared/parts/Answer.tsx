import type { ReactNode } from 'react';
import { useCodelist } from '../../../codelists/useCodelist.ts';
import { useFieldWords } from '../../../fields/useFieldWords.ts';
import { plainText, writtenText } from '../plainText.ts';

/** Answers that are codes of a codelist, by field. The others have their words beside the field or are plain. */
const codelists: Readonly<Record<string, string>> = {
  country: 'country',
  damagedParts: 'damaged-parts',
  glassParts: 'damaged-parts',
  elementType: 'element-type',
};

/** An answer in words: the names of codes, options as they were offered, dates and numbers as they are written here. */
export function Answer({ name, value }: { name: string; value: unknown }): ReactNode {
  const codelist = codelists[name];
  return codelist ? (
    <Names codelist={codelist} codes={[value].flat()} />
  ) : (
    <Words name={name} values={[value].flat()} />
  );
}

function Names({ codelist, codes }: { codelist: string; codes: readonly unknown[] }): ReactNode {
  const { values } = useCodelist(codelist);
  const names = codes.map((code) => values.find((value) => value.code === code)?.name ?? plainText(code));
  return names.join(', ');
}

function Words({ name, values }: { name: string; values: readonly unknown[] }): ReactNode {
  const { say } = useFieldWords(name);
  const { say: sayYesNo } = useFieldWords('yesNo');
  const words = values.map((value) => {
    const key = `options.${String(value)}`;
    return say(key) ?? sayYesNo(key) ?? writtenText(name, value);
  });
  return words.join(', ');
}
