import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { readOwnKeys, shortcutsWith } from '#machines/sales/shortcuts/ownKeys.ts';
import { shortcutFor, type ShortcutAction } from '#machines/sales/shortcuts/shortcuts.ts';
import { shortcutsMachine } from '#machines/sales/shortcuts/shortcutsMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { textBoxes } from '#src/layout/textBoxes.ts';
import { useApplication } from '#src/shell/application.ts';
import { KeyedButton } from './KeyedButton.tsx';
import { pressedIn } from './pressedIn.ts';
import { ShortcutList } from './ShortcutList.tsx';
import styles from './Shortcuts.module.css';
import { ShortcutsContext, type Doing } from './shortcutsContext.ts';

interface Props {
  /** Code of the page of the shell. */
  readonly page: string;
  readonly children: ReactNode;
}

const offKey = 'hlaska.shortcutsOff';
const ownKey = 'hlaska.shortcutKeys';

/** Hears the shortcuts of the page within, and lists them. */
export const Shortcuts = ({ page, children }: Props) => {
  const { local } = useApplication().ports;
  const { t } = useTexts('clients');
  const [machine] = useState(() =>
    shortcutsMachine.provide({
      actions: {
        keep: (_, { isOn }) => (isOn ? local.removeItem(offKey) : local.setItem(offKey, 'yes')),
        keepKeys: (_, { own }) => local.setItem(ownKey, JSON.stringify(own)),
      },
    }),
  );
  const actor = useActorRef(machine, {
    input: { isOn: local.getItem(offKey) === null, own: readOwnKeys(local.getItem(ownKey)) },
  });
  const isOn = useSelector(actor, (snapshot) => snapshot.matches({ power: 'on' }));
  const keys = useSelector(actor, ({ context }) => context);
  const isListed = useSelector(actor, (snapshot) => snapshot.matches({ listing: 'open' }));
  const isChanging = useSelector(actor, (snapshot) => snapshot.matches({ listing: { open: 'changing' } }));
  const among = useMemo(() => shortcutsWith(keys.own), [keys.own]);
  const [heard] = useState(() => new Map<ShortcutAction, Doing>());
  const around = useMemo(
    () => ({
      isOn,
      among,
      hear: (action: ShortcutAction, does: Doing) => {
        heard.set(action, does);
        return () => void (heard.get(action) === does && heard.delete(action));
      },
    }),
    [isOn, among, heard],
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pressedIn(event);
    const found = shortcutFor({ ...pressed, isTaken: pressed.isCommand || isTaken(event) }, page, {
      isOn,
      among,
    });
    if (!found) return;
    const does = found.action === 'list' ? () => actor.send({ type: 'LIST' }) : heard.get(found.action);
    if (!does) return;
    event.preventDefault();
    does(found.nth ?? 1);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return (
    <ShortcutsContext value={around}>
      {children}
      <div className={styles['way']}>
        <KeyedButton of="list" look="quiet" onClick={() => actor.send({ type: 'LIST' })}>
          {t('shortcuts.title')}
        </KeyedButton>
      </div>
      {isListed ? <ShortcutList {...{ page, isOn, keys, isChanging, send: actor.send }} /> : null}
    </ShortcutsContext>
  );
};

/** True for a key that somebody types, or that something else answers. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  (event.target instanceof Element && event.target.matches(`${textBoxes}, select, [contenteditable]`)) ||
  document.querySelector('dialog[open]') !== null;
