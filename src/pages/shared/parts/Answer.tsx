import type { ReactNode } from 'react';
import { codelistOf, isAmount } from '../../../../machines/claim/codelistOf.ts';
import { formatMoney } from '../../../../machines/claim/formatMoney.ts';
import { plainText, writtenText } from '../../../../machines/claim/plainText.ts';
import { useCodelist } from '../../../codelists/useCodelist.ts';
import { useFieldWords } from '../../../fields/useFieldWords.ts';
import { isRecord } from '../../../forms/path.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { RowAnswer } from './RowAnswer.tsx';

type Props = {
  name: string;
  value: unknown;
  /** The field whose choices have the words, where they are not its own. */
  words?: string | undefined;
};

/** An answer in words: the names of codes, options as they were offered, dates and numbers as they are written here. */
export function Answer({ name, value, words = name }: Props): ReactNode {
  const field = name.split('.').at(-1) ?? name;
  const codelist = codelistOf(field);
  const code = isRecord(value) && !('name' in value) ? value['code'] : undefined;
  if (codelist) return <Names codelist={codelist} codes={[code ?? value].flat()} />;
  if (code !== undefined) return <Words name={`${name}.code`} values={[code]} />;
  if (isRecord(value) && name.endsWith(']')) return <RowAnswer name={name} row={value} draw={draw} />;
  if (typeof value === 'number' && isAmount(field)) return <Amount amount={value} />;
  return <Words name={words} values={[value].flat()} />;
}

const draw = (name: string, value: unknown) => <Answer name={name} value={value} />;

function Names({ codelist, codes }: { codelist: string; codes: readonly unknown[] }): ReactNode {
  const { values } = useCodelist(codelist);
  const names = codes.map((code) => values.find((value) => value.code === code)?.name ?? plainText(code));
  return names.join(', ');
}

function Amount({ amount }: { amount: number }): ReactNode {
  const { language } = useLanguage();
  return formatMoney(amount, language);
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
