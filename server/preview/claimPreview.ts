import { fromDate, toCalendarDate } from '@internationalized/date';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { isWithReport } from '#machines/service/documents.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { delegationIn } from '#server/reports/delegationIn.ts';
import { detailOf, findFlow } from '#server/reports/storedClaim.ts';
import { findDocuments } from '#server/documents/findDocuments.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';
import { spokenLanguage } from '#server/http/spokenLanguage.ts';
import { previewPdf } from './previewPdf.ts';
import { previewText } from './previewText.ts';
import { wordsOf } from '#server/texts/words.ts';
import type { Codelists } from '#server/codelists/codelists.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

interface Previewing extends Ownership {
  readonly flows: readonly Flow[];
  readonly codelists: Codelists;
  readonly configuration: Configuration;
}

/**
 * GET /rest/:service/:claimRequestUuid/preview.pdf: a sent report as a PDF, for its own session, in the language asked for.
 * ACTIVE_REPORT_NOT_FOUND for one that is not sent yet.
 */
export const claimPreview: AreaPlugin<Previewing> = async (app, service) => {
  const { db, flows, codelists, configuration } = service;
  app.route({
    ...routeOf(calls.claimPreview),
    handler: async (request, reply) => {
      const row = await getOwnClaim(service, request.session, request.params.claimRequestUuid);
      const flow = findFlow(flows, row);
      const claimNumber = row.result?.claimsData[0]?.claimNumber;
      if (flow === undefined || claimNumber === undefined) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
      const asked = request.query.language ?? spokenLanguage(request, configuration);
      const language = asked ?? configuration.defaultLanguage;
      const say = await wordsOf(language, row.claim_type);
      const text = previewText(
        { say, codelists, language },
        {
          flow,
          claim: detailOf(row),
          claimNumber,
          sentOn: toCalendarDate(fromDate(row.updated_at, 'Europe/Prague')).toString(),
          delegation: delegationIn(row),
          documents: (await findDocuments(db, row.uuid)).filter(isWithReport),
        },
      );
      const pageText = (page: number, pages: number) => say('shared:preview.page', { page, pages }) ?? '';
      reply.type('application/pdf');
      reply.header(
        'content-disposition',
        `attachment; filename="${claimNumber.replaceAll(/[^\w-]/g, '')}.pdf"`,
      );
      return reply.send(await previewPdf(text, { lang: language, pageText }));
    },
  });
};
