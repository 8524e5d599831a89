import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { shortcutFor, type ShortcutAction } from '#machines/sales/shortcuts/shortcuts.ts';
import { shortcutsMachine } from '#machines/sales/shortcuts/shortcutsMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { textBoxes } from '#src/layout/textBoxes.ts';
import { useApplication } from '#src/shell/application.ts';
import { ShortcutList } from './ShortcutList.tsx';
import styles from './Shortcuts.module.css';
import { ShortcutsContext, type Doing } from './shortcutsContext.ts';

interface Props {
  /** Code of the page of the shell. */
  readonly page: string;
  readonly children: ReactNode;
}

const offKey = 'hlaska.shortcutsOff';

/** Hears the shortcuts of the page within, and lists them. */
export const Shortcuts = ({ page, children }: Props) => {
  const { local } = useApplication().ports;
  const { t } = useTexts('clients');
  const [machine] = useState(() =>
    shortcutsMachine.provide({
      actions: {
        keep: (_, { isOn }) => (isOn ? local.removeItem(offKey) : local.setItem(offKey, 'yes')),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { isOn: local.getItem(offKey) === null } });
  const isOn = useSelector(actor, (snapshot) => snapshot.matches({ power: 'on' }));
  const isListed = useSelector(actor, (snapshot) => snapshot.matches({ listing: 'open' }));
  const [heard] = useState(() => new Map<ShortcutAction, Doing>());
  const around = useMemo(
    () => ({
      isOn,
      hear: (action: ShortcutAction, does: Doing) => {
        heard.set(action, does);
        return () => void (heard.get(action) === does && heard.delete(action));
      },
    }),
    [isOn, heard],
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code } = event;
    const found = shortcutFor({ key, code, isTaken: isTaken(event) }, page, { isOn });
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
        <Button look="quiet" aria-keyshortcuts="?" onClick={() => actor.send({ type: 'LIST' })}>
          {t('shortcuts.title')}
        </Button>
      </div>
      {isListed ? (
        <ShortcutList
          page={page}
          isOn={isOn}
          onToggle={() => actor.send({ type: 'TOGGLE' })}
          onClose={() => actor.send({ type: 'CLOSE' })}
        />
      ) : null}
    </ShortcutsContext>
  );
};

/** True for a key that somebody types, or that something else answers. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  event.isComposing ||
  (event.target instanceof Element && event.target.matches(`${textBoxes}, select, [contenteditable]`)) ||
  document.querySelector('dialog[open]') !== null;
