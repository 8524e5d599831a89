import { useSelector } from '@xstate/react';
import { Suspense, useState, type FormEvent } from 'react';
import type { Failure } from '#machines/calls/failures.ts';
import { formatTime } from '#src/i18n/formatTime.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Spinner } from '#src/layout/Spinner.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import styles from './Helper.module.css';
import { SeenPage } from './SeenPage.tsx';
import type { HelperActor } from './useHelper.ts';

interface Props {
  readonly actor: HelperActor;
}

/** The panel of the helpdesk: the code that somebody says on the telephone, then their page without any answer. */
export const HelperPanel = ({ actor }: Props) => {
  const { t } = useTexts('assist');
  const { hotline } = useApplication().configuration;
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const how = useSelector(actor, ({ context }) => context.how);
  const hasFailed = useSelector(actor, ({ context }) => context.failure !== undefined);
  const again = (
    <Ways>
      <Button look="primary" onClick={() => actor.send({ type: 'CLOSE' })}>
        {t('helper.again')}
      </Button>
    </Ways>
  );
  switch (value) {
    case 'watching':
      return <Watched actor={actor} />;
    case 'ending':
      return <Spinner label={t('band.ending')} />;
    case 'ended':
      return (
        <>
          <div role="status">
            <Notice title={t(`helperEnded.${how ?? 'HELPER'}`)} />
          </div>
          {again}
        </>
      );
    case 'failed':
      return (
        <>
          <div role="alert">
            <Notice tone="warning">
              {hasFailed ? t('failed.call', { hotline }) : t('failed.shut', { hotline })}
            </Notice>
          </div>
          {again}
        </>
      );
    default:
      return <Entering actor={actor} isBusy={value === 'joining'} />;
  }
};

const Entering = ({ actor, isBusy }: Props & { readonly isBusy: boolean }) => {
  const { t, language } = useTexts('assist');
  const [code, setCode] = useState('');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const [isShort, setShort] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const figures = code.replaceAll(/\s/g, '');
    setShort(!/^\d{6}$/.test(figures));
    if (/^\d{6}$/.test(figures)) actor.send({ type: 'JOIN', code: figures });
  };
  const wrong = (one: Failure): string => {
    const until = one.params?.['until'];
    if (one.code === '245000012')
      return t('helper.often', { time: until === undefined ? '' : formatTime(new Date(until), language) });
    return one.code === '245000014' ? t('helper.wrong') : t('helper.failed');
  };
  const said = isShort ? t('helper.short') : failure && wrong(failure);
  return (
    <form className={styles['form']} onSubmit={join} noValidate>
      <p>{t('helper.lead')}</p>
      <label className={styles['label']} htmlFor="assist-code">
        {t('helper.code')}
      </label>
      <input
        id="assist-code"
        className={styles['box']}
        name="assistCode"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={code}
        aria-describedby="assist-code-wrong"
        aria-invalid={said !== undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <p id="assist-code-wrong" role="alert" className={styles['wrong']}>
        {said}
      </p>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t('helper.join')}
      </Button>
    </form>
  );
};

const Watched = ({ actor }: Props) => {
  const { t } = useTexts('assist');
  const seen = useSelector(actor, ({ context }) => context.seen);
  const waiting = <Spinner label={t('helper.waiting')} />;
  return (
    <>
      {/* Over the whole of a small window the band is not in sight. */}
      <Button look="quiet" onClick={() => actor.send({ type: 'END' })}>
        {t('band.end')}
      </Button>
      {seen ? (
        <Suspense fallback={waiting}>
          <p className={styles['lead']}>{t('helper.sees')}</p>
          <SeenPage seen={seen} onPoint={(at) => actor.send({ type: 'POINT', at })} />
        </Suspense>
      ) : (
        waiting
      )}
    </>
  );
};
