import type { HelpdeskReport } from '#machines/service/helpdesk.ts';

/** A refused save on the page of the vehicle, as it is reported to the helpdesk. */
export const aHelpdeskReport: HelpdeskReport = {
  code: '245000000',
  status: 500,
  requestId: 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11',
  time: '2026-11-20T08:00:00.000Z',
  steps: [
    { after: 0, event: 'xstate.init', page: 'vehicle', request: 'idle', session: 'running' },
    { after: 900, event: 'NEXT', page: 'vehicle', request: 'working.saving', session: 'running' },
    {
      after: 950,
      event: 'xstate.done.actor.saveDraft',
      page: 'vehicle',
      request: 'failed',
      session: 'running',
      failure: '245000000',
    },
  ],
};
