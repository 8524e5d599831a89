import { calls } from '#machines/service/calls.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { regularly } from '#server/http/regularly.ts';
import { routeOf } from '#server/http/route.ts';
import { spokenLanguage } from '#server/http/spokenLanguage.ts';
import { getOwnClaim, type Ownership } from '#server/reports/getOwnClaim.ts';
import { claimNumberIn, drawClaim } from './drawClaim.ts';
import { keepPdfs, storedPdf, type Keeping } from './storedPdf.ts';
import { createPdfDrawer } from './pdfDrawer.ts';

interface Previewing extends Ownership, Omit<Keeping, 'pdfs'> {
  readonly configuration: Configuration;
  /** Milliseconds between two looks for reports that were sent and have no PDF yet. */
  readonly wakeInterval?: number | undefined;
}

const wakeInterval = 5000;

/**
 * GET /rest/:service/:claimRequestUuid/preview.pdf: a sent report as the PDF that was drawn at its sending, for its own session. One
 * that was sent before PDFs were kept is drawn in the language asked for. ACTIVE_REPORT_NOT_FOUND for one that is not sent yet.
 */
export const claimPreview: AreaPlugin<Previewing> = async (app, service) => {
  const { configuration } = service;
  const keeping = { ...service, pdfs: createPdfDrawer() };
  // Last of all: what is under way when the service closes is drawn to its end.
  app.addHook('onClose', () => keeping.pdfs.close());
  app.route({
    ...routeOf(calls.claimPreview),
    handler: async (request, reply) => {
      const row = await getOwnClaim(service, request.session, request.params.claimRequestUuid);
      const claimNumber = claimNumberIn(row);
      const asked = request.query.language ?? spokenLanguage(request, configuration);
      const pdf =
        (await storedPdf(keeping, row.uuid)) ??
        (await drawClaim(keeping, row, asked ?? configuration.defaultLanguage));
      reply.type('application/pdf');
      reply.header(
        'content-disposition',
        `attachment; filename="${claimNumber.replaceAll(/[^\w-]/g, '')}.pdf"`,
      );
      return reply.send(pdf);
    },
  });
  regularly(app, {
    run: () => keepPdfs(keeping, app.stopping),
    interval: service.wakeInterval ?? wakeInterval,
    failed: 'PDF of a sent report not stored',
  });
};
