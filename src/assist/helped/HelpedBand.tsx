import { useSelector } from '@xstate/react';
import { formatTime } from '#src/i18n/formatTime.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Band } from '#src/assist/Band.tsx';
import { minutesLeft, useNow } from '#src/assist/useNow.ts';
import { useApplication } from '#src/shell/application.ts';
import styles from './Helped.module.css';
import type { HelpedActor } from './helpedActor.ts';
import { usePointedWords } from './usePointedAt.ts';

interface Props {
  readonly actor: HelpedActor;
}

/** Above every page, as long as a help goes on: the code, then who sees the page and for how long, and the way to end it. */
export const HelpedBand = ({ actor }: Props) => {
  const { t } = useTexts('assist');
  const value = useSelector(actor, (snapshot) =>
    typeof snapshot.value === 'string' ? snapshot.value : 'helped',
  );
  const how = useSelector(actor, ({ context }) => context.how);
  const close = { label: t('band.close'), onPress: () => actor.send({ type: 'CLOSE' }) };
  if (value === 'helped') return <GoingOn actor={actor} />;
  if (value === 'ended') return <Band press={close}>{t(`ended.${how ?? 'HELPED'}`)}</Band>;
  if (value === 'failed') return <Failed actor={actor} press={close} />;
  return value === 'ending' ? <Band>{t('band.ending')}</Band> : null;
};

const GoingOn = ({ actor }: Props) => {
  const { t, language } = useTexts('assist');
  const { hotline } = useApplication().configuration;
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ helped: 'open' }));
  const { asked, state, isLineUp } = useSelector(actor, ({ context }) => context);
  const pointed = usePointedWords(actor);
  const now = useNow();
  const press = { label: t('band.end'), onPress: () => actor.send({ type: 'END' }) };
  if (!asked) return null;
  if (!isOpen)
    return (
      <Band press={press}>
        <strong className={styles['code']}>{asked.code.replace(/(?<=^.{3})/, '\u00A0')}</strong>{' '}
        {t('band.code', { hotline, time: formatTime(new Date(asked.until), language) })}
        {isLineUp ? null : ` ${t('band.lost')}`}
      </Band>
    );
  const { helper = '', until = asked.until, isOtherThere = false } = state ?? {};
  const away = isOtherThere ? null : ` ${t('band.otherAway')}`;
  return (
    <Band
      isOn={isLineUp && isOtherThere}
      press={press}
      news={pointed}
      time={t('band.left', { count: minutesLeft(until, now) })}
    >
      <strong>{t('band.open', { helper })}</strong>
      {isLineUp ? away : ` ${t('band.lost')}`}
    </Band>
  );
};

const Failed = ({ actor, press }: Props & { readonly press: { label: string; onPress: () => void } }) => {
  const { t } = useTexts('assist');
  const { hotline } = useApplication().configuration;
  const { failure } = useSelector(actor, ({ context }) => context);
  const isTooMuch = failure?.code === '245000012';
  const other = isTooMuch ? t('failed.often', { hotline }) : t('failed.call', { hotline });
  return (
    <Band tone="warning" press={press}>
      {failure === undefined ? t('failed.shut', { hotline }) : other}
    </Band>
  );
};
