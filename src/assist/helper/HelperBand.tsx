import { useSelector } from '@xstate/react';
import { Band } from '#src/assist/Band.tsx';
import { minutesLeft, useNow } from '#src/assist/useNow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { HelperActor } from './useHelper.ts';

/** Above every page of the shell while its user helps from afar: for how long, whether anybody is there, and the way to end it. */
export const HelperBand = ({ actor }: { readonly actor: HelperActor }) => {
  const isWatching = useSelector(actor, (snapshot) => snapshot.matches('watching'));
  return isWatching ? <Watching actor={actor} /> : null;
};

const Watching = ({ actor }: { readonly actor: HelperActor }) => {
  const { t } = useTexts('assist');
  const { state, isLineUp } = useSelector(actor, ({ context }) => context);
  const now = useNow();
  const away = state && !state.isOtherThere ? ` ${t('helper.away')}` : null;
  return (
    <Band
      isOn={isLineUp}
      press={{ label: t('band.end'), onPress: () => actor.send({ type: 'END' }) }}
      time={state && t('band.left', { count: minutesLeft(state.until, now) })}
    >
      <strong>{t('helper.band')}</strong>
      {isLineUp ? away : ` ${t('band.lost')}`}
    </Band>
  );
};
