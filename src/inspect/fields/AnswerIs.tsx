import { facts } from '../../../machines/flow/facts.ts';
import { isFact } from '../../../machines/flow/finiteFacts.ts';
import { codelistOf } from '../../../machines/claim/codelistOf.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { useCodelist } from '../../codelists/useCodelist.ts';
import { i18n } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { wordScopesOf } from '../../pages/wordScopesOf.ts';
import { codesIn } from '../explore/codesIn.ts';
import { filled, leftOut } from '../explore/samples.ts';
import { factName, factValue } from '../facts/factWords.ts';
import { useSay } from '../useSay.ts';
import { fieldKeys } from './fieldTexts.ts';

interface Props {
  readonly flow: Flow;
  readonly page: Page;
  /** The field that was answered. */
  readonly name: string;
  /** Its answers, of which one is enough. */
  readonly codes: readonly string[];
}

/** What must be answered elsewhere: the field and its answers, in words. */
export const AnswerIs = ({ flow, page, name, codes }: Props) => {
  const { t, language } = useTexts('inspect');
  const { say } = useSay(flow.claimType);
  const scopes = wordScopesOf(flow.claimType, page);
  const codelist = codelistOf(name.split('.').at(-1) ?? name);
  const { values } = useCodelist(codelist ?? '', { isWanted: codelist !== undefined });
  const first = (what: string) => fieldKeys(scopes, name, what).find((key) => i18n.exists(key));
  const label = first('label');
  const words = (code: string): string => {
    const option = first(`options.${code}`);
    const value = valueOf(name, code);
    if (option !== undefined) return say(option);
    if (isFact(name) && value !== undefined) return factValue(name, value, say);
    const yesNo = `fields:yesNo.options.${code}`;
    return values.find((one) => one.code === code)?.name ?? (i18n.exists(yesNo) ? say(yesNo) : code);
  };
  const isFlag = isFact(name) && codes.every((code) => code === 'true' || code === 'false');
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  if (isFlag) return list.format(codes.map(words));
  const field = label === undefined ? (isFact(name) ? factName(name, say) : name) : say(label, { number: 1 });
  if (codes.includes(filled)) return t('field.filled', { field });
  if (codes.includes(leftOut) || codes.includes('undefined')) return t('field.leftOut', { field });
  const others = codesIn(name).filter((code) => !codes.includes(code));
  const isRest = codes.length > 3 && others.length > 0 && others.length < codes.length;
  const told = list.format(
    (isRest ? others : codes).map((code) => say('facts:rule.value', { value: words(code) })),
  );
  return t(isRest ? 'field.isNot' : 'field.is', { field, values: told });
};

const valueOf = (name: string, code: string): string | boolean | undefined => {
  if (!isFact(name)) return undefined;
  const values: readonly (string | boolean)[] = facts[name].values;
  return values.find((value) => String(value) === code);
};
