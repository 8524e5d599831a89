import { fromDate, toCalendarDate } from '@internationalized/date';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { Language } from '../../machines/service/configuration.ts';
import { isWithReport } from '../../machines/service/documents.ts';
import { getOwnClaim } from '../auth/getOwnClaim.ts';
import { detailOf, findFlow } from '../claims/storedClaim.ts';
import { findDocuments } from '../documents/findDocuments.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { previewPdf } from './previewPdf.ts';
import { previewText } from './previewText.ts';
import { wordsOf } from './words.ts';

/**
 * GET /rest/:service/:claimRequestUuid/preview.pdf: a sent report as a PDF, for its own session, in the language asked for.
 * ACTIVE_REPORT_NOT_FOUND for one that is not sent yet.
 */
export function claimPreview(app: App, service: Service): void {
  const { db, flows, codelists, configuration } = service;
  app.route({
    ...routeOf(calls.claimPreview),
    handler: async (request, reply) => {
      const row = await getOwnClaim(service, request.session, request.params.claimRequestUuid);
      const flow = findFlow(flows, row);
      const claimNumber = row.result?.claimsData[0]?.claimNumber;
      if (flow === undefined || claimNumber === undefined) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
      const asked = request.query.language ?? preferred(request.headers['accept-language']);
      const language = asked ?? configuration.defaultLanguage;
      const say = await wordsOf(language, row.claim_type);
      const text = previewText(
        { say, codelists, language },
        {
          flow,
          claim: detailOf(row),
          claimNumber,
          sentOn: toCalendarDate(fromDate(row.updated_at, 'Europe/Prague')).toString(),
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
}

/** The first language of the browser that we speak. */
const preferred = (accepted = ''): Language | undefined =>
  accepted
    .split(',')
    .map((one) => Language.safeParse(one.trim().slice(0, 2).toLowerCase()).data)
    .find((one) => one !== undefined);
