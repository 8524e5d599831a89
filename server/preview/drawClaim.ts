import { fromDate, toCalendarDate } from '@internationalized/date';
import { place } from '#machines/claim/clock.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Language } from '#machines/service/configuration.ts';
import { isWithReport } from '#machines/service/documents.ts';
import type { Codelists } from '#server/codelists/codelists.ts';
import { findDocuments } from '#server/documents/findDocuments.ts';
import { delegationIn } from '#server/reports/delegationIn.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import { detailOf, findFlow } from '#server/reports/storedClaim.ts';
import type { Db } from '#server/store/tables.ts';
import { wordsOf } from '#server/texts/words.ts';
import type { PdfDrawer } from './pdfDrawer.ts';
import { previewText } from './previewText.ts';

/** What it takes to draw a sent report. */
export interface Drawer {
  readonly db: Db;
  readonly flows: readonly Flow[];
  readonly codelists: Codelists;
  readonly pdfs: PdfDrawer;
}

/** The number of a sent report. @throws Failure ACTIVE_REPORT_NOT_FOUND for one that is not sent yet */
export function claimNumberIn({ result }: StoredClaimRow): string {
  const claimNumber = result?.claimsData[0]?.claimNumber;
  if (claimNumber === undefined) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  return claimNumber;
}

/**
 * A sent report as a PDF.
 *
 * @throws Failure ACTIVE_REPORT_NOT_FOUND for one that is not sent yet or whose flow is not served, and as drawing does
 */
export async function drawClaim(
  { db, flows, codelists, pdfs }: Drawer,
  row: StoredClaimRow,
  language: Language,
): Promise<Buffer> {
  const flow = findFlow(flows, row);
  const claimNumber = claimNumberIn(row);
  if (flow === undefined) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  const say = await wordsOf(language, row.claim_type);
  const text = previewText(
    { say, codelists, language },
    {
      flow,
      claim: detailOf(row),
      claimNumber,
      sentOn: toCalendarDate(fromDate(row.updated_at, place)).toString(),
      delegation: delegationIn(row),
      documents: (await findDocuments(db, row.uuid)).filter(isWithReport),
    },
  );
  const pageWords = say('shared:preview.page', { page: '{page}', pages: '{pages}' }) ?? '';
  return pdfs.draw({ text, lang: language, pageWords });
}
