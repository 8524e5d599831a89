import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { TelephoneActor } from '#machines/sales/client/telephoneMachine.ts';
import type { ClientClaims } from '#machines/service/clients.ts';
import type { TelephoneProgress } from '#machines/service/sales/telephoneCalls.ts';
import { dayOf, momentOf } from '#src/i18n/dayOf.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { CopyButton } from '#src/layout/CopyButton.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useReportWords } from '#src/sales/reports/useReportWords.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { useApplication } from '#src/shell/application.ts';
import styles from './BegunReport.module.css';
import { provideTelephone } from './provideTelephone.ts';

type Draft = ClientClaims['drafts'][number];

interface Props {
  readonly draft: Draft;
  readonly client: string;
  readonly shell: ShellActor;
  readonly onGoOn: () => void;
  /** The client has sent it. */
  readonly onSent: (claimNumber: string) => void;
}

/** A report that was begun for a client: gone on with here, or given to them while one telephones with them, and followed. */
export const BegunReport = ({ draft, client, shell, onGoOn, onSent }: Props) => {
  const { client: caller } = useApplication();
  const [machine] = useState(() => provideTelephone(caller, shell, onSent));
  const { claimRequestUuid: report, claimType, updatedAt, isGiven = false } = draft;
  const actor = useActorRef(machine, { input: { client, report, isGiven } });
  const { t, language } = useTexts('clients');
  const { progress } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFollowed = useSelector(actor, (snapshot) => snapshot.hasTag('followed'));
  const isOver = useSelector(actor, (snapshot) => snapshot.matches('sent') || snapshot.matches('gone'));
  const isTaken = isFollowed && progress?.state === 'TAKEN';
  const line = t(`claimLine.${claimType}`);
  const day = dayOf(new Date(updatedAt), language);
  const mayGoOn = isTaken ? progress.mayOpen : !isOver;
  return (
    <li>
      <Ways>
        {mayGoOn ? (
          <Button look="quiet" icon="edit" onClick={onGoOn}>
            {isTaken ? t('telephone.takeBack') : t('drafts.goOn', { line, day })}
          </Button>
        ) : (
          <span>{`${line}, ${day}`}</span>
        )}
        {isOver || isTaken ? null : (
          <Button look="quiet" icon="phone" isBusy={isBusy} onClick={() => actor.send({ type: 'GIVE' })}>
            {isFollowed ? t('telephone.giveAgain') : t('telephone.give')}
          </Button>
        )}
      </Ways>
      <Given actor={actor} />
      <Followed actor={actor} claimType={claimType} />
    </li>
  );
};

/** The code that is read out, and where the link went. */
const Given = ({ actor }: { readonly actor: TelephoneActor }) => {
  const { t, language } = useTexts('clients');
  const given = useSelector(actor, ({ context }) => context.given);
  if (!given) return null;
  const { code, expiresAt, sent, link } = given;
  return (
    <div className={styles['given']}>
      <p role="status">
        {sent
          ? t(sent.by === 'PHONE' ? 'telephone.sentPHONE' : 'telephone.sentEMAIL', { to: sent.to })
          : null}
        {sent ? null : t('telephone.notSent')}
      </p>
      {link === undefined ? null : <CopyButton read={() => link}>{t('telephone.copy')}</CopyButton>}
      <p>
        {t('telephone.code')}
        <strong className={styles['code']}>{code.replace(/(?<=^.{3})/, '\u00A0')}</strong>
        <span className={styles['soft']}>
          {t('telephone.codeUntil', { time: momentOf(expiresAt, language).time })}
        </span>
      </p>
    </div>
  );
};

interface FollowedProps {
  readonly actor: TelephoneActor;
  readonly claimType: Draft['claimType'];
}

/** Where the client is, by the page and never by a value. */
const Followed = ({ actor, claimType }: FollowedProps) => {
  const { t } = useTexts('clients');
  const { pageOf } = useReportWords();
  const { progress, failure, given } = useSelector(actor, ({ context }) => context);
  const isFollowed = useSelector(actor, (snapshot) => snapshot.hasTag('followed'));
  const isOwn = useSelector(actor, (snapshot) => snapshot.matches('own'));
  const isTold = progress !== undefined && !isOwn && (progress.state !== 'LAPSED' || !given);
  const isTaken = isTold && progress.state === 'TAKEN';
  return (
    <>
      <p role="status">{isTold ? wordsOf(progress) : null}</p>
      {isTaken ? (
        <div className={styles['given']}>
          <progress
            className={styles['bar']}
            value={progress.done}
            max={Math.max(1, progress.pages)}
            aria-label={t('telephone.progress', { done: progress.done, pages: progress.pages })}
          />
          <p className={styles['soft']}>
            {t('telephone.progress', { done: progress.done, pages: progress.pages })}
            {progress.mayOpen ? null : ` · ${t('telephone.hidden')}`}
          </p>
        </div>
      ) : null}
      <div role="alert">{failure ? t(isFollowed ? 'telephone.away' : 'telephone.failed') : null}</div>
    </>
  );

  function wordsOf({ state, page, claimNumber }: TelephoneProgress): string {
    return t(`telephone.state.${state}`, {
      page: page === undefined ? '' : pageOf(claimType, page),
      number: claimNumber ?? '',
    });
  }
};
