import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { writeDate } from '../../machines/claim/date.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { walk } from '../../machines/flow/walk.ts';
import { pageScopes } from '../../machines/flow/wordKeys.ts';
import { choiceWordsOf } from '../../machines/flows/car/choiceWords.ts';
import { isFixedAnswer } from '../../machines/flows/car/fixedAnswers.ts';
import type { ClaimDocument } from '../../machines/service/documents.ts';
import { documentTypes } from '../documents/documentTypes.ts';
import { answerRows } from './answerRows.ts';
import { answerText, questionText, type Wording } from './answerText.ts';

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

export interface SentClaim {
  readonly flow: Flow;
  readonly claim: ClaimDetail;
  readonly claimNumber: string;
  /** ISO date. */
  readonly sentOn: string;
  readonly documents: readonly ClaimDocument[];
}

/** Writes a sent claim: its number and day, what every walked page asked and was answered, the documents that came and are missing. */
export function previewText(wording: Wording, sent: SentClaim): PreviewText {
  const { say } = wording;
  const { flow, claim, claimNumber, sentOn } = sent;
  const values = { number: claimNumber, date: writeDate(sentOn) };
  const pages = walk(flow, claim).filter((page) => !page.sends);
  const sections = pages.map((page) => ({
    title: pageName(wording, flow, page),
    rows: answerRows(page, claim).flatMap((row) => {
      const name = row.path.join('.');
      if (isFixedAnswer(name, claim)) return [];
      const scopes = pageScopes(flow.claimType, page);
      const label = questionText(wording, row, scopes);
      const words = choiceWordsOf(name, claim);
      return label === undefined ? [] : [{ label, value: answerText(wording, row, { words, scopes }) }];
    }),
  }));
  return {
    title: say('shared:preview.title', values) ?? claimNumber,
    lead: say('shared:preview.lead', values) ?? '',
    sections: [...sections, documentsOf(wording, sent)].filter(({ rows }) => rows.length > 0),
  };
}

const pageName = ({ say }: Wording, { claimType }: Flow, { view, row }: Page): string => {
  const values = row === undefined ? {} : { number: row + 1 };
  const keys = [`${claimType}:${view}.name`, `shared:${view}.name`, `${claimType}:${view}.title`];
  return say(keys, values) ?? view;
};

function documentsOf({ say, codelists, language }: Wording, { claim, documents }: SentClaim): PreviewSection {
  const names = new Map(codelists.find('document-type')?.map((one) => [one.code, one.name[language]]));
  const types = documentTypes(documents);
  const missing = (claim.requiredDocuments ?? []).flatMap((code) =>
    code && !types.includes(code) ? [code] : [],
  );
  return {
    title: say('shared:documents.name') ?? '',
    rows: [
      ...types.map((type) => ({
        label: names.get(type) ?? type,
        value: documents
          .filter(({ documentType = 'OTHER' }) => documentType === type)
          .map(({ name }) => name)
          .join('\n'),
      })),
      ...missing.map((code) => ({
        label: names.get(code) ?? code,
        value: say('shared:preview.missing') ?? '',
      })),
    ],
  };
}
