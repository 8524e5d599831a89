import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import * as z from 'zod';
import { text } from '../../machines/claim/fields/text.ts';
import { calls } from '../../machines/service/calls.ts';
import { TextField } from '../fields/TextField.tsx';
import { FormFrame } from '../forms/FormFrame.tsx';
import { usePageForm } from '../forms/usePageForm.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ButtonLink } from '../layout/Button.tsx';
import { ActionBar } from '../layout/frame/ActionBar.tsx';
import { Columns } from '../layout/frame/Columns.tsx';
import { PageFrame } from '../layout/frame/PageFrame.tsx';
import { Ways } from '../layout/Ways.tsx';
import { Notice } from '../layout/Notice.tsx';
import { useApplication } from '../shell/application.ts';
import { Frame } from '../shell/Frame.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { goToDraft } from './goToDraft.ts';
import { takeOverMachine, type TakeOverInput } from './takeOverMachine.ts';

const TakeOver = z.object({ takeOverCode: text(20) });
const memory = 'hlaska.handedOver';

/** Opens a draft that was begun on another device, by the key of its link and the code shown there. */
export const TakeOverScreen = () => {
  const { client, configuration, place } = useApplication();
  const { t } = useTexts('drafts');
  const { t: failures } = useTexts('failures');
  const [key] = useState(() => location.hash.slice(1) || (place.session.getItem(memory) ?? ''));
  const [machine] = useState(() =>
    takeOverMachine.provide({
      actors: {
        take: fromPromise<void, TakeOverInput>(async ({ input, signal }) => {
          const draft = await client.call(calls.takeOver, { body: input, signal });
          place.session.removeItem(memory);
          goToDraft(draft, place, configuration.entryPrefix);
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { key } });
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot);
  const { failure } = context;
  useTitle(t('takeOver.title'));
  useEffect(() => {
    place.session.setItem(memory, key);
    // Whoever reads the address over a shoulder, or in the history, shall not have the key.
    history.replaceState(history.state, '', location.pathname);
  }, [key, place]);
  const form = usePageForm({
    schema: TakeOver,
    defaultValue: {},
    onSubmit: ({ takeOverCode }) => actor.send({ type: 'TAKE', code: takeOverCode.replaceAll(/\D/g, '') }),
  });
  const isWrong = failure?.code === '245000014' || failure?.code === '245000030';
  return (
    <Frame>
      <Columns>
        {state === 'gone' ? (
          <Gone />
        ) : (
          <PageFrame isSpaced title={t('takeOver.title')} lead={t('takeOver.lead')}>
            <div role="alert">
              {failure ? (
                <Notice tone="error">
                  {isWrong
                    ? t('takeOver.wrong')
                    : failures(`${failure.code}.text`, { hotline: configuration.hotline, ...failure.params })}
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
    <PageFrame title={t('takeOver.goneTitle')} lead={t('takeOver.gone')}>
      <Ways>
        <ButtonLink href={configuration.homepageUrl}>{common('action.home')}</ButtonLink>
      </Ways>
    </PageFrame>
  );
};
