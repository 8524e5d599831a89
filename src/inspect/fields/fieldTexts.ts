import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { issueKeys } from '../../forms/issueText.ts';
import { withoutRows } from '../../forms/path.ts';
import { wordKeys } from '../../forms/wordScopes.ts';
import { i18n } from '../../i18n/i18n.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import { wordScopesOf } from '../../pages/wordScopesOf.ts';
import type { FieldRule, PageField } from './pageFields.ts';

/** A text in every language; undefined where a language has none. */
export type InLanguages = Readonly<Record<Language, string | undefined>>;

export interface FieldTexts {
  readonly label: InLanguages;
  readonly hint: InLanguages;
  readonly why: InLanguages;
  readonly options: readonly { readonly code: string; readonly text: InLanguages }[];
  readonly messages: readonly { readonly rule: FieldRule; readonly text: InLanguages }[];
  /** It has no words of its own: the group it stands in is asked as one answer. */
  readonly isSilent: boolean;
  /** How many texts a reader of some language would miss. */
  readonly missing: number;
}

/** Takes a flow, a page and a field; gives what is said of the field in every language. The languages must be here. */
export const fieldTexts = (flow: Flow, page: Page, field: PageField): FieldTexts => {
  const scopes = wordScopesOf(flow.claimType, page);
  const said = (what: string) => inLanguages(fieldKeys(scopes, field.name, what));
  const [label, hint, why] = [said('label'), said('hint'), said('why')];
  const options = field.codes.map((code) => ({
    code,
    text: inLanguages([...fieldKeys(scopes, field.name, `options.${code}`), `fields:yesNo.options.${code}`]),
  }));
  const messages = field.rules.map((rule) => ({
    rule,
    text: inLanguages(issueKeys(rule, scopes), rule.values),
  }));
  const isUnsaid = languages.every((language) => label[language] === undefined);
  const isSilent = isUnsaid && field.isPart;
  const all = [label, hint, why, ...options.map(({ text }) => text), ...messages.map(({ text }) => text)];
  return {
    label,
    hint,
    why,
    options,
    messages,
    isSilent,
    // A hint may be left out, what is asked may not.
    missing: all.map(missingIn).reduce((sum, one) => sum + one, isUnsaid && !isSilent ? languages.length : 0),
  };
};

/** Takes a text; gives the number of languages without it where others have it. What nobody says is drawn without words. */
export const missingIn = (text: InLanguages): number => {
  const without = languages.filter((language) => text[language] === undefined).length;
  return without === languages.length ? 0 : without;
};

/** Takes where to look, the name of a field and what is said of it; gives the keys: an address goes by its own words wherever it stands. */
export const fieldKeys = (scopes: readonly string[], name: string, what: string): string[] => {
  const parts = withoutRows(name).split('.');
  return parts.flatMap((_, at) => wordKeys(scopes, `${parts.slice(at).join('.')}.${what}`));
};

const inLanguages = (keys: string[], values: Readonly<Record<string, string | number>> = {}): InLanguages => {
  const say = (language: Language) => {
    const asked = { number: 1, ...values, lng: language };
    return i18n.exists(keys, asked) ? i18n.t(keys, asked) : undefined;
  };
  return { cs: say('cs'), sk: say('sk'), en: say('en') };
};
