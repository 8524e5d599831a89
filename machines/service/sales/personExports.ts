import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import { Outcome } from './operatorActs.ts';
import { PersonAsked } from './personAsked.ts';

/** What two operators have given out of a person, for those two to download. */
export interface PersonExport {
  readonly id: string;
  readonly words: string;
  readonly at: string;
  readonly until: string;
  /** How many reports of it there still are. */
  readonly count: number;
}

const PersonExports: z.ZodType<{ readonly exports: readonly PersonExport[] }> = z.object({
  exports: z.array(
    z.object({
      id: z.uuid(),
      words: z.string(),
      at: z.iso.datetime(),
      until: z.iso.datetime(),
      count: z.int().describe('How many reports of it there still are.'),
    }),
  ),
});

/** The calls by which operators give a person what is kept of them. Source: GDPR art. 15 and 20. */
export const personExportCalls = {
  askExport: call({
    method: 'POST',
    path: '/rest/operations/person/export',
    failing: 'REFUSALS',
    summary:
      'Our addition: a person wants to have what is kept of them. A second operator decides about the reports that there are. It is on the trail.',
    body: PersonAsked,
    answer: Outcome,
  }),
  listExports: call({
    method: 'GET',
    path: '/rest/operations/export',
    failing: 'SILENT',
    summary:
      'Our addition: what was given out of persons in the last seven days, to who asked for it or approved it. The look is on the trail.',
    answer: PersonExports,
  }),
  downloadExport: call({
    method: 'GET',
    path: '/rest/operations/export/:approval',
    failing: 'SILENT',
    summary:
      'Our addition: what was given out of a person, for who asked for it or approved it, for seven days. It is on the trail.',
    params: z.object({ approval: z.uuid() }),
    answer: z
      .unknown()
      .describe('A ZIP file: export.json, their files, and the PDF of each report they sent'),
  }),
};
