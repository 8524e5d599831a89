import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { findRecord, type ErrorRecord } from '#machines/actors/errors/errorRecords.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { useApplication } from '#src/shell/application.ts';
import { failureReport } from './failureRecord.ts';

/** The record of a failure that is shown, which is noted among the errors of this visit. Undefined until it is noted. */
export const useErrorRecord = (failure: Failure): ErrorRecord | undefined => {
  const { errors, trace } = useApplication();
  useEffect(() => {
    const report = failureReport(failure, { time: new Date(), steps: trace.steps() });
    errors.send({ type: 'FAILED', failure, report });
  }, [errors, trace, failure]);
  return useSelector(errors, ({ context }) => findRecord(context, failure));
};
