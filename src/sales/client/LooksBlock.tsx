import { useSelector } from '@xstate/react';
import { today as dayOf } from '#machines/claim/clock.ts';
import type { Block } from '#machines/sales/client/block.ts';
import { readReason } from '#machines/sales/saidReason.ts';
import { LookReason, type Look, type Looks } from '#machines/service/clients.ts';
import { LookKind } from '#machines/service/sales/trailCalls.ts';
import { momentOf } from '#src/i18n/dayOf.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { BlockFrame, Loaded } from './BlockFrame.tsx';
import styles from './Blocks.module.css';

/** Who has looked at a client and why; asked for by a press, because reading it is a look, too. */
export const LooksBlock = ({ block }: { readonly block: Block<Looks> }) => {
  const { t } = useTexts('clients');
  const isWaiting = useSelector(block, (snapshot) => snapshot.matches('waiting'));
  const today = useSelector(block, ({ context }) => context.value?.looks.filter(isOfToday).length);
  const title = t('looks.title');
  return (
    <BlockFrame title={today === undefined ? title : `${title} (${t('looks.today', { count: today })})`}>
      <p className={styles['soft']}>{t('looks.lead')}</p>
      {isWaiting ? (
        <Button look="quiet" icon="eye" onClick={() => block.send({ type: 'LOAD' })}>
          {t('looks.show')}
        </Button>
      ) : null}
      <Loaded block={block} name={title}>
        {({ looks }) =>
          looks.length === 0 ? (
            <p>{t('looks.none')}</p>
          ) : (
            <ol className={styles['list']} data-scrolls>
              {folded(looks).map(({ look, times }) => (
                <Line key={`${look.at} ${look.action}`} look={look} times={times} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

const isOfToday = ({ at }: Look): boolean => at.slice(0, 10) === dayOf();

interface Folded {
  readonly look: Look;
  readonly times: number;
}

const folding = 10 * 60_000;

/** What somebody did again within ten minutes is one line. */
const folded = (looks: readonly Look[]): readonly Folded[] => {
  const lines: Folded[] = [];
  for (const look of looks) {
    const last = lines.at(-1);
    if (last && isRepeated(last.look, look)) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ look, times: 1 });
  }
  return lines;
};

const isRepeated = (one: Look, other: Look): boolean =>
  one.actor === other.actor &&
  one.action === other.action &&
  one.reason === other.reason &&
  Date.parse(one.at) - Date.parse(other.at) < folding;

const Line = ({ look: { at, actor, actsFor, action, reason }, times }: Folded) => {
  const { t, language } = useTexts('clients');
  const { date, time } = momentOf(at, language);
  const done = t(`looks.action.${LookKind.safeParse(action).data ?? 'OTHER'}`);
  const said = reason === undefined ? undefined : readReason(reason);
  const known = LookReason.safeParse(said?.reason).data;
  return (
    <li>
      <strong>{actsFor === undefined ? actor : t('looks.as', { actor, principal: actsFor })}</strong>
      <span className={styles['soft']}>
        {[
          `${date} ${time}`,
          times > 1 ? `${done} ×${times}` : done,
          ...(known ? [said?.words ?? t(`fields.reason.options.${known}`)] : []),
        ].join(' · ')}
      </span>
    </li>
  );
};
