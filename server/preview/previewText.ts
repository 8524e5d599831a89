import { writeDate } from '#machines/claim/checks/date.ts';
import { vehicleIdentifierKind } from '#machines/claim/checks/vehicleIdentifier.ts';
import { amountsIn } from '#machines/claim/currency.ts';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isBirthNumberOf, plainText, writtenText } from '#machines/claim/writing/plainText.ts';
import { maskedAccountText, maskedEmail, maskedEnd, maskedName } from '#machines/claim/writing/masked.ts';
import { answerText, labelText } from '#machines/report/answerText.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { pageScopes, pageTextKeys } from '#machines/report/textKeys.ts';
import { summaryOf } from '#machines/flow/summary.ts';
import type { SummaryPage } from '#machines/report/claimFlow.ts';
import type { Language } from '#machines/service/configuration.ts';
import {
  documentTypes,
  missingTypes,
  otherDocument,
  type ClaimDocument,
} from '#machines/service/documents.ts';
import type { Codelists } from '#server/codelists/codelists.ts';
import type { Delegation } from '#server/store/assessment.ts';
import type { Say } from '#server/texts/words.ts';

/** A sent claim in words, ready to be set on pages. */
export interface PreviewText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PreviewSection[];
}

export interface PreviewSection {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

interface Reported {
  readonly flow: Flow;
  readonly claim: ClaimDetail;
}

export interface SentClaim extends Reported {
  readonly claimNumber: string;
  /** ISO date. */
  readonly sentOn: string;
  readonly documents: readonly ClaimDocument[];
  readonly delegation: Delegation | undefined;
}

interface Spoken {
  readonly say: Say;
  readonly codelists: Codelists;
  readonly language: Language;
}

/**
 * A sent claim in words: its number and day, who acted for whom, what every walked page asked and what was answered, the documents that came and
 * those that are missing.
 */
export function previewText(spoken: Spoken, sent: SentClaim): PreviewText {
  const { say } = spoken;
  const values = { number: sent.claimNumber, date: writeDate(sent.sentOn) };
  const sections = answerSections(spoken, sent, paperText);
  return {
    title: say('shared:preview.title', values) ?? sent.claimNumber,
    lead: say('shared:preview.lead', values) ?? '',
    sections: [delegationOf(spoken, sent), ...sections, documentsOf(spoken, sent)].filter(
      ({ rows }) => rows.length > 0,
    ),
  };
}

/**
 * What every walked page asked and what was answered, with the words of the summary. What was left out is not among it.
 *
 * @param write writes an answer that has no words
 */
export const answerSections = (
  spoken: Spoken,
  report: Reported,
  write: (path: string, value: unknown) => string,
): PreviewSection[] =>
  summaryOf(report.flow, report.claim)
    .map((page) => sectionOf({ ...spoken, write }, report, page))
    .filter(({ rows }) => rows.length > 0);

function delegationOf({ say }: Spoken, { delegation }: SentClaim): PreviewSection {
  const rows = delegation
    ? [
        { label: say('shared:preview.delegate') ?? '', value: delegation.delegate.name },
        { label: say('shared:preview.principal') ?? '', value: delegation.principal.name },
      ]
    : [];
  return { title: say('shared:preview.delegation') ?? '', rows };
}

function sectionOf(
  { say, codelists, language, write }: Spoken & { readonly write: typeof paperText },
  { flow, claim }: Reported,
  { page, rows }: SummaryPage,
): PreviewSection {
  const keys = ['name', 'title'].flatMap((key) =>
    pageTextKeys(flow.claimType, page, key, textVariants(flow, claim)),
  );
  const wording = {
    say,
    language,
    money: (amount: number) => formatMoney(amount, amountsIn(claim), language),
    nameOf: nameIn(codelists, language),
    scopes: pageScopes(flow.claimType, page, spokenToIn(claim)),
    write,
  };
  return {
    title: say(keys, page.row === undefined ? {} : { number: page.row + 1 }) ?? page.view,
    rows: rows
      .filter(({ value }) => value !== undefined)
      .map((told) => ({ label: labelText(wording, told), value: answerText(wording, told) })),
  };
}

const nameIn = (codelists: Codelists, language: Language) => (codelist: string, code: string) =>
  codelists.find(codelist)?.find((value) => value.code === code)?.name[language];

/**
 * An answer as people write it, hidden as the last page hides it: who somebody is, where they are reached, their accounts and
 * vehicles. A paper may lie about.
 */
export function paperText(path: string, value: unknown): string {
  const [, name = path] = /(?:^|\.)(\w+)$/.exec(path) ?? [];
  if (isBirthNumberOf(name) || (name === 'contactSearch' && isBirthNumberText(value)))
    return plainText(value).replace(/^(\d{6})\/?\d{3,4}$/, '$1/••••');
  const text = writtenText(path, value);
  return isAccount(value) ? (maskedAccountText(value) ?? text) : (masks.get(name)?.(text) ?? text);
}

const masks = new Map<string, (text: string) => string>([
  ['fullName', maskedName],
  ['holder', maskedName],
  ['email', maskedEmail],
  ['iban', (text) => maskedEnd(text, 4)],
  ...['tel', 'contactSearch', 'registrationNo', 'vehicleRegNo', 'vin', 'frameworkNo'].map(
    (name): [string, (text: string) => string] => [name, (text) => maskedEnd(text)],
  ),
]);

const isAccount = (value: unknown) => typeof value === 'object' && value !== null && 'accountNumber' in value;

const isBirthNumberText = (value: unknown) =>
  typeof value === 'string' && vehicleIdentifierKind(value) === 'BIRTH_NUMBER';

function documentsOf({ say, codelists, language }: Spoken, { claim, documents }: SentClaim): PreviewSection {
  const nameOf = nameIn(codelists, language);
  const labelOf = (type: string) => nameOf('document-type', type) ?? type;
  const types = documentTypes(documents);
  const missing = missingTypes(claim.requiredDocuments, types);
  return {
    title: say('shared:documents.name') ?? '',
    rows: [
      ...types.map((type) => ({
        label: labelOf(type),
        value: documents
          .filter(({ documentType = otherDocument }) => documentType === type)
          .map(({ name }) => name)
          .join('\n'),
      })),
      ...missing.map((code) => ({ label: labelOf(code), value: say('shared:preview.missing') ?? '' })),
    ],
  };
}
