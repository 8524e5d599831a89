import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { trailFilterOf, trailQuery } from '#machines/sales/trail/trailQuery.ts';
import { trailMachine, type TrailAsked } from '#machines/sales/trail/trailMachine.ts';
import { trailCalls, type TrailFile, type TrailPage as Page } from '#machines/service/sales/trailCalls.ts';
import { DateField } from '#src/fields/date/DateField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { TextScopes } from '#src/forms/textScopes.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { heardBy } from '../heardBy.ts';
import type { ShellActor } from '../shellActor.ts';
import { KindField } from './KindField.tsx';
import { Looks } from './Looks.tsx';
import styles from './TrailPage.module.css';
import { useTrailFile } from './useTrailFile.ts';

const scopes = ['sales:fields'];

/** Who looked at clients: to an auditor everybody's looks, to who works with clients their own. Source: specification section 6. */
export const TrailPage = ({ actor: shell }: { readonly actor: ShellActor }) => {
  const { t } = useTexts('sales');
  const { client } = useApplication();
  const isAll = useSelector(shell, ({ context }) => context.visitor?.looks === 'ALL');
  const keepFile = useTrailFile();
  const heard = heardBy(shell);
  const [machine] = useState(() =>
    trailMachine.provide({
      actors: {
        readLooks: fromPromise<Page, TrailAsked>(({ input: { filter, after }, signal }) =>
          heard(
            client.call(trailCalls.searchLooks, {
              body: { ...filter, ...(after !== undefined && { after }) },
              signal,
            }),
          ),
        ),
        exportLooks: fromPromise<TrailFile, TrailAsked>(({ input: { filter }, signal }) =>
          heard(client.call(trailCalls.exportLooks, { body: filter, signal })),
        ),
      },
      actions: { keepFile: (_, { file }) => keepFile(file.looks) },
    }),
  );
  const actor = useActorRef(machine);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { looks, isLast, isCut, failure } = useSelector(actor, ({ context }) => context);
  const form = usePageForm({
    schema: trailQuery,
    defaultValue: {},
    onSubmit: (asked) => actor.send({ type: 'FILTER', filter: trailFilterOf(asked) }),
  });
  useTitle(t('trail.title'));
  return (
    <PageFrame isSpaced title={t('trail.title')} lead={t(isAll ? 'trail.leadAll' : 'trail.leadOwn')}>
      <TextScopes value={scopes}>
        <FormFrame form={form}>
          <div className={styles['filter']}>
            {isAll ? <TextField name="lookedBy" width="short" isUpperCase isOptional /> : null}
            {isAll ? <TextField name="lookedFor" width="short" isUpperCase isOptional /> : null}
            <KindField />
            <DateField name="lookFrom" hasCalendar={false} isOptional />
            <DateField name="lookTo" hasCalendar={false} isOptional />
          </div>
          <Ways>
            <Button type="submit" look="primary" icon="search" isBusy={isBusy}>
              {t('trail.filter')}
            </Button>
            <Button icon="document" onClick={() => actor.send({ type: 'EXPORT' })}>
              {t('trail.export')}
            </Button>
          </Ways>
        </FormFrame>
      </TextScopes>
      <AskFailed failure={failure} />
      <div role="status">
        {isBusy ? null : (
          <p>{looks.length > 0 ? t('trail.shown', { count: looks.length }) : t('trail.none')}</p>
        )}
        {isCut ? <Notice tone="warning">{t('trail.cut', { number: 5000 })}</Notice> : null}
      </div>
      {looks.length > 0 ? <Looks looks={looks} /> : null}
      {isLast ? null : (
        <Ways>
          <Button isBusy={isBusy} onClick={() => actor.send({ type: 'MORE' })}>
            {t('trail.moreLooks')}
          </Button>
        </Ways>
      )}
    </PageFrame>
  );
};
