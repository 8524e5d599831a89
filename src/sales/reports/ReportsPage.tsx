import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { ContactType } from '#machines/claim/enums.ts';
import { reportQuery } from '#machines/sales/reports/reportQuery.ts';
import { reportsMachine, type ReportAsked, type Unlocking } from '#machines/sales/reports/reportsMachine.ts';
import type { LiftAnswer } from '#machines/service/draftLocks.ts';
import {
  reportCalls,
  ReportReason,
  type FoundReports,
  type OpenedReport as Opened,
  type ReportSearch,
} from '#machines/service/sales/reportCalls.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { TextScopes } from '#src/forms/textScopes.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import type { Client } from '#src/service/client.ts';
import { useApplication } from '#src/shell/application.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { heardBy } from '#src/sales/heardBy.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { OpenedReport } from './OpenedReport.tsx';
import { FailureRow } from './FailureRow.tsx';
import { FoundReportList } from './FoundReportList.tsx';

const scopes = ['sales:fields'];

/** The reports of somebody who calls the helpdesk: by claim number, mark or the reference of an error. Source: specification section 8. */
export const ReportsPage = ({ shell }: { readonly shell: ShellActor }) => {
  const { t } = useTexts('sales');
  const { client } = useApplication();
  const [machine] = useState(() => provided(client, heardBy(shell)));
  const actor = useActorRef(machine);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const mayOpenFiles = useSelector(shell, ({ context }) => context.visitor?.operations === 'ACT');
  const { search, found, opened, lifted, resent, failure } = useSelector(actor, ({ context }) => context);
  const form = usePageForm({
    schema: reportQuery,
    defaultValue: {},
    onSubmit: ({ reportNumber: text, reportReason: reason }) =>
      actor.send({ type: 'FIND', search: { text, reason } }),
  });
  useTitle(t('reports.title'));
  return (
    <PageFrame isSpaced title={t('reports.title')} lead={t('reports.lead')}>
      <TextScopes value={scopes}>
        <FormFrame form={form}>
          <TextField name="reportNumber" width="medium" isUpperCase autoComplete="off" isOptional={false} />
          <RadioField name="reportReason" options={ReportReason.options} isOptional={false} />
          <Ways>
            <Button type="submit" look="primary" icon="search" isBusy={isBusy}>
              {t('search.action')}
            </Button>
          </Ways>
        </FormFrame>
        <AskFailed failure={failure} />
        <div role="status">
          {found && found.reports.length === 0 && !found.failure ? <p>{t('reports.none')}</p> : null}
          {lifted?.isLifted ? <p>{t('reports.unlocked')}</p> : null}
          {lifted?.waits ? <p>{t('reports.unlockWaits')}</p> : null}
          {resent ? <p>{t(resent.length > 0 ? 'reports.resent' : 'reports.unreached')}</p> : null}
        </div>
        {found?.failure ? <FailureRow failure={found.failure} /> : null}
        {found && !opened ? (
          <FoundReportList reports={found.reports} onOpen={(id) => actor.send({ type: 'OPEN', id })} />
        ) : null}
        {opened && search ? (
          <OpenedReport
            key={opened.id}
            report={opened}
            reason={search.reason}
            mayOpenFiles={mayOpenFiles}
            isBusy={isBusy}
            onBack={() => actor.send({ type: 'BACK' })}
            onResend={() => actor.send({ type: 'RESEND' })}
            onUnlock={(words) => actor.send({ type: 'UNLOCK', words })}
          />
        ) : null}
      </TextScopes>
    </PageFrame>
  );
};

const provided = (client: Client, heard: ReturnType<typeof heardBy>) =>
  reportsMachine.provide({
    actors: {
      findReports: fromPromise<FoundReports, ReportSearch | undefined>(({ input, signal }) => {
        if (!input) throw new Error('Nothing is searched for.');
        return heard(client.call(reportCalls.findReports, { body: input, signal }));
      }),
      openReport: fromPromise<Opened, ReportAsked>(({ input: { id, reason }, signal }) =>
        heard(client.call(reportCalls.openReport, { params: { report: id }, body: { reason }, signal })),
      ),
      unlockReport: fromPromise<LiftAnswer, Unlocking>(({ input: { id, words }, signal }) =>
        heard(client.call(reportCalls.unlockReport, { params: { report: id }, body: { words }, signal })),
      ),
      resendConfirmation: fromPromise<readonly ContactType[], ReportAsked>(
        async ({ input: { id, reason }, signal }) =>
          (
            await heard(
              client.call(reportCalls.resendConfirmation, {
                params: { report: id },
                body: { reason },
                signal,
              }),
            )
          ).ways,
      ),
    },
  });
