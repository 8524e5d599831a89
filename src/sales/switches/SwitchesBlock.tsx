import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Block } from '#machines/sales/client/block.ts';
import type { SwitchesActor } from '#machines/sales/operations/switchesMachine.ts';
import { SwitchKind } from '#machines/sales/operations/wantedSwitch.ts';
import type { SetSwitch, Switches } from '#machines/service/sales/switchCalls.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import type { ShellActor } from '#src/sales/shellActor.ts';
import tables from '#src/sales/Table.module.css';
import { useApplication } from '#src/shell/application.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { provideSwitches } from './provideSwitches.ts';
import { SwitchDialog } from './SwitchDialog.tsx';
import { useSwitchWords } from './useSwitchWords.ts';

interface Props {
  readonly shell: ShellActor;
  readonly mayAct: boolean;
  readonly block: Block<Switches>;
}

/** What operators have switched, who and why, and what they switch: lines, event lanes, a sentence for everybody, features. */
export const SwitchesBlock = ({ block, shell, mayAct }: Props) => {
  const { t } = useTexts('switches');
  const { client } = useApplication();
  const [machine] = useState(() => provideSwitches(client, shell));
  const actor = useActorRef(machine, { input: { switches: block } });
  const { wanted, failure, outcome } = useSelector(actor, ({ context }) => context);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const title = t('title');
  return (
    <BlockFrame title={title} isWide>
      <p className={blocks['soft']}>{t('lead')}</p>
      {isAsking ? null : <AskFailed failure={failure} />}
      <div role="status">
        {outcome === 'DONE' ? <Notice tone="done">{t('done')}</Notice> : null}
        {outcome === 'STALE' ? <Notice tone="warning">{t('stale')}</Notice> : null}
      </div>
      <Loaded block={block} name={title}>
        {({ switches: on, lanes }) => (
          <>
            <SwitchTable {...{ on, actor, mayAct }} />
            {mayAct ? (
              <Ways>
                {SwitchKind.options.map((kind) => (
                  <Button
                    key={kind}
                    look="quiet"
                    onClick={() => actor.send({ type: 'WANT', wanted: { act: 'ON', kind } })}
                  >
                    {t(`on.${kind}`)}
                  </Button>
                ))}
                {lanes.map((lane) => (
                  <Button
                    key={lane}
                    look="quiet"
                    onClick={() => actor.send({ type: 'WANT', wanted: { act: 'SHUT', lane } })}
                  >
                    {t('on.NO_LANE', { lane })}
                  </Button>
                ))}
              </Ways>
            ) : null}
          </>
        )}
      </Loaded>
      {isAsking && wanted && wanted.act !== 'SEEN' ? <SwitchDialog {...{ actor, wanted, failure }} /> : null}
    </BlockFrame>
  );
};

interface TableProps {
  readonly on: readonly SetSwitch[];
  readonly actor: SwitchesActor;
  readonly mayAct: boolean;
}

const SwitchTable = ({ on, actor, mayAct }: TableProps) => {
  const { t, language } = useTexts('switches');
  const stamp = stampIn(language);
  const words = useSwitchWords();
  if (on.length === 0) return <p>{t('none')}</p>;
  return (
    <table className={`${tables['table']} ${tables['cards']}`} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('column.what')}</th>
          <th scope="col">{t('column.who')}</th>
          <th scope="col">{t('column.until')}</th>
          <th scope="col">{t('column.second')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('off')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {on.map(({ key, switch: one, version, by, words: why, at, until, isOwn, seenBy, seenUntil }) => {
          const name = words(one);
          return (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td data-head={t('column.who')}>
                {t('set', { name: by, time: stamp(at) })}
                <span className={blocks['note']}>{why}</span>
              </td>
              <td data-head={t('column.until')}>{until === undefined ? t('open') : stamp(until)}</td>
              <td data-head={t('column.second')}>
                {seenBy ?? <Unseen until={seenUntil} />}
                {mayAct && seenBy === undefined && !isOwn ? (
                  <Button
                    look="quiet"
                    icon="done"
                    aria-label={t('seeOf', { name })}
                    onClick={() =>
                      actor.send({ type: 'WANT', wanted: { act: 'SEEN', of: { key, version } } })
                    }
                  >
                    {t('see')}
                  </Button>
                ) : null}
              </td>
              <td>
                {mayAct ? (
                  <Button
                    look="quiet"
                    aria-label={t('offOf', { name })}
                    onClick={() => actor.send({ type: 'WANT', wanted: { act: 'OFF', of: { key, version } } })}
                  >
                    {t('off')}
                  </Button>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** That nobody has looked at it yet, and since when somebody should have. */
const Unseen = ({ until }: { readonly until: string }) => {
  const { t, language } = useTexts('switches');
  const [now] = useState(() => Date.now());
  const time = stampIn(language)(until);
  return Date.parse(until) < now ? <strong>{t('late', { time })}</strong> : t('unseen', { time });
};
