import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { longestMessage } from '#machines/service/sales/chatCalls.ts';
import { warnedOf } from '#machines/sales/chat/chatMachine.ts';
import { formatTime } from '#src/i18n/formatTime.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useApplication } from '#src/shell/application.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import styles from './Chat.module.css';
import { HelpdeskHours } from './HelpdeskHours.tsx';
import type { ChatActor } from './useChat.ts';

interface Props {
  readonly actor: ChatActor;
}

/** The conversation with the helpdesk: who is there, what was said, and a box to write in; for the helpdesk a list to pick from. */
export const Chat = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const { hotline } = useApplication().configuration;
  const { threads, thread, isOnDuty, readAt, isHelper } = useSelector(actor, ({ context }) => context);
  const reading = useSelector(actor, ({ value }) => value.reading);
  useEffect(() => {
    actor.send({ type: 'OPEN' });
    return () => actor.send({ type: 'CLOSE' });
  }, [actor]);
  const current = threads.find(({ id }) => id === thread);
  if (reading === 'refused') return <Notice tone="warning" title={t('search.noAccess')} />;
  return (
    <>
      <div role="status">
        {reading === 'reconnecting' ? <p>{t('chat.reconnecting')}</p> : null}
        {reading !== 'reconnecting' && !isOnDuty ? (
          <>
            <p>{t('chat.nobody', { hotline })}</p>
            {readAt ? <HelpdeskHours at={readAt} /> : null}
          </>
        ) : null}
        {current?.isEnded ? <p>{t('chat.ended')}</p> : null}
      </div>
      {threads.length > 1 || (threads.length > 0 && !current) ? <Threads actor={actor} /> : null}
      <Messages actor={actor} />
      {isHelper && (!current || current.isEnded) ? (
        <p>{t(threads.length > 0 ? 'chat.pick' : 'chat.noThreads')}</p>
      ) : (
        <Writing actor={actor} />
      )}
      {current && !current.isEnded ? (
        <Button look="quiet" onClick={() => actor.send({ type: 'END' })}>
          {t('chat.end')}
        </Button>
      ) : null}
    </>
  );
};

/** The conversations that the helpdesk answers. */
const Threads = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const { threads, thread } = useSelector(actor, ({ context }) => context);
  return (
    <ul className={styles['threads']} aria-label={t('chat.threads')}>
      {threads.map(({ id, name = '', unread }) => (
        <li key={id}>
          <Button
            look="quiet"
            aria-current={id === thread ? 'true' : undefined}
            onClick={() => actor.send({ type: 'PICK', thread: id })}
          >
            {unread > 0 ? t('chat.unread', { name, number: unread }) : name}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const Messages = ({ actor }: Props) => {
  const { t, language } = useTexts('sales');
  const messages = useSelector(actor, ({ context }) => context.messages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [messages]);
  return (
    <div
      ref={place}
      className={styles['place']}
      role="log"
      aria-label={t('chat.messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys must reach it.
      tabIndex={messages.length > 0 ? 0 : undefined}
    >
      <ol className={styles['messages']}>
        {messages.map(({ seq, isOwn, name, text, at }) => (
          <li key={seq} className={styles['message']} data-is-own={isOwn}>
            <span className={styles['who']}>
              {isOwn ? t('chat.you') : name}, {formatTime(new Date(at), language)}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
};

const Writing = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const [text, setText] = useState('');
  const writing = useSelector(actor, ({ value }) => value.writing);
  const { failure } = useSelector(actor, ({ context }) => context);
  const warned = useSelector(actor, ({ context }) => warnedOf(context));
  const send = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'SEND', text });
    // What was not sent is offered again from what the machine keeps.
    if (text.trim() !== '') setText('');
  };
  const takeBack = () => {
    setText(actor.getSnapshot().context.unsent?.text ?? '');
    actor.send({ type: 'CANCEL' });
  };
  if (writing === 'warned' && warned) {
    return (
      <div role="alert">
        <Notice tone="warning" title={t(`chat.number.${warned}`)}>
          <p>{t('chat.numberText')}</p>
        </Notice>
        <Ways>
          <Button look="primary" onClick={takeBack}>
            {t('chat.takeBack')}
          </Button>
          <Button onClick={() => actor.send({ type: 'CONFIRM' })}>{t('chat.sendAnyway')}</Button>
        </Ways>
      </div>
    );
  }
  if (writing === 'notSent') {
    return (
      <>
        <AskFailed failure={failure} />
        <Ways>
          <Button look="primary" icon="retry" onClick={() => actor.send({ type: 'RETRY' })}>
            {t('away.again')}
          </Button>
          <Button onClick={takeBack}>{t('chat.takeBack')}</Button>
        </Ways>
      </>
    );
  }
  return (
    <form className={styles['form']} onSubmit={send}>
      <label className={styles['label']}>
        {t('chat.label')}
        <textarea
          className={styles['box']}
          name="message"
          rows={3}
          maxLength={longestMessage}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button type="submit" look="primary" isBusy={writing === 'sending'}>
        {t('chat.send')}
      </Button>
    </form>
  );
};
