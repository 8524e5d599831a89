import type { ReactNode } from 'react';
import { useCodelist } from '../../../codelists/useCodelist.ts';
import { useFieldWords } from '../../../fields/useFieldWords.ts';
import { isRecord } from '../../../forms/path.ts';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { plainText, writtenText } from '../plainText.ts';
import { RowAnswer } from './RowAnswer.tsx';

/** Answers that are codes of a codelist, by the end of the field's name. The others have their words beside the field or are plain. */
const codelists: Readonly<Record<string, string>> = {
  activity: 'activity',
  careType: 'care-type',
  claimantRole: 'contract-role',
  country: 'country',
  damagedParts: 'damaged-parts',
  elementType: 'element-type',
  deathCause: 'death-cause',
  firstImpact: 'damaged-parts',
  glassParts: 'damaged-parts',
  healthCause: 'health-cause-type',
  hospitalizationCount: 'hospitalization-count',
  injuryType: 'injury-type',
  ivfCycleNumber: 'ivf-cycle-number',
  jobType: 'job-type',
  medicalFacilityType: 'medical-facility-type',
  noWorkCause: 'no-work-cause',
  relationToInsured: 'contract-role',
  vehicleSort: 'vehicle-sort',
};

const amounts: readonly string[] = ['costs', 'price', 'painFormFee'];

type Props = {
  name: string;
  value: unknown;
  /** The field whose choices have the words, where they are not its own. */
  words?: string | undefined;
};

/** An answer in words: the names of codes, options as they were offered, dates and numbers as they are written here. */
export function Answer({ name, value, words = name }: Props): ReactNode {
  const field = name.split('.').at(-1) ?? name;
  const codelist = codelists[field];
  const code = isRecord(value) && !('name' in value) ? value['code'] : undefined;
  if (codelist) return <Names codelist={codelist} codes={[code ?? value].flat()} />;
  if (code !== undefined) return <Words name={`${name}.code`} values={[code]} />;
  if (isRecord(value) && name.endsWith(']')) return <RowAnswer name={name} row={value} draw={draw} />;
  if (typeof value === 'number' && amounts.includes(field)) return <Amount amount={value} />;
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
