import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { calls } from '#machines/service/calls.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { useApplication } from '#src/shell/application.ts';
import { FailureText } from '#src/shell/FailureText.tsx';
import { Frame } from '#src/shell/Frame.tsx';
import { useTitle } from '#src/shell/useTitle.ts';
import { goToDraft } from './goToDraft.ts';
import { takeOverMachine, type TakeOverInput } from './takeOverMachine.ts';

const TakeOver = z.object({ takeOverCode: text(20) });
const memory = 'hlaska.handedOver';
/** A code that does not match, and one that is none. */
const wrong: readonly string[] = ['245000014', '245000030'];

/** Opens a draft that was begun on another device, by the key of its link and the code shown there. */
export const TakeOverScreen = () => {
  const { client, configuration, ports } = useApplication();
  const { t } = useTexts('drafts');
  const [key] = useState(() => location.hash.slice(1) || (ports.session.getItem(memory) ?? ''));
  const [machine] = useState(() =>
    takeOverMachine.provide({
      actors: {
        take: fromPromise<void, TakeOverInput>(async ({ input, signal }) => {
          const draft = await client.call(calls.takeOver, { body: input, signal });
          ports.session.removeItem(memory);
          goToDraft(draft, ports, configuration.entryPrefix);
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { key } });
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot);
  const { failure } = context;
  useTitle(t(state === 'gone' ? 'takeOver.goneTitle' : 'takeOver.title'));
  useEffect(() => {
    ports.session.setItem(memory, key);
    // Whoever reads the address over a shoulder, or in the history, shall not have the key.
    history.replaceState(history.state, '', location.pathname);
  }, [key, ports]);
  const refusal = useMemo(
    () => (failure && wrong.includes(failure.code) ? { name: 'takeOverCode', key: 'wrong' } : undefined),
    [failure],
  );
  const form = usePageForm({
    schema: TakeOver,
    defaultValue: {},
    refusal,
    onSubmit: ({ takeOverCode }) => actor.send({ type: 'TAKE', code: takeOverCode.replaceAll(/\D/g, '') }),
  });
  return (
    <Frame>
      <Columns>
        {state === 'gone' ? (
          <Gone />
        ) : (
          <PageFrame isSpaced title={t('takeOver.title')} lead={t('takeOver.lead')}>
            <div role="alert">
              {failure && !refusal ? (
                <Notice tone="error">
                  <FailureText failure={failure} />
                </Notice>
              ) : null}
            </div>
            <FormFrame form={form}>
              <TextField name="takeOverCode" width="short" inputMode="numeric" autoComplete="one-time-code" />
              <ActionBar label={t('takeOver.open')} isBusy={state !== 'asked'} />
            </FormFrame>
          </PageFrame>
        )}
      </Columns>
    </Frame>
  );
};

const Gone = () => {
  const { configuration } = useApplication();
  const { t } = useTexts('drafts');
  const { t: common } = useTexts('common');
  return (
    <PageFrame isRefusal title={t('takeOver.goneTitle')} lead={t('takeOver.gone')}>
      <Ways>
        <ButtonLink href={configuration.homepageUrl}>{common('action.home')}</ButtonLink>
      </Ways>
    </PageFrame>
  );
};
