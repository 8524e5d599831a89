import { fromPromise } from 'xstate';
import { errorRecordsMachine } from '../../machines/actors/errorRecords.ts';
import { helpdeskReportMachine } from '../../machines/actors/helpdeskReport.ts';
import { calls } from '../../machines/service/calls.ts';
import type { HelpdeskAnswer, HelpdeskReport } from '../../machines/service/helpdesk.ts';
import type { Client } from './client.ts';

/** The machine of the errors, whose reports go to the helpdesk. */
export const provideErrorRecords = (client: Client) =>
  errorRecordsMachine.provide({
    actors: {
      helpdeskReport: helpdeskReportMachine.provide({
        actors: {
          report: fromPromise<HelpdeskAnswer, HelpdeskReport>(({ input, signal }) =>
            client.call(calls.reportToHelpdesk, { body: input, signal }),
          ),
        },
      }),
    },
  });
