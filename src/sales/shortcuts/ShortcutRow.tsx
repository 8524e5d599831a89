import { useId, useLayoutEffect, useRef } from 'react';
import { mayChange, type Given } from '#machines/sales/shortcuts/ownKeys.ts';
import type { Shortcut, ShortcutAction } from '#machines/sales/shortcuts/shortcuts.ts';
import type { KeysGiven, ShortcutsEvent } from '#machines/sales/shortcuts/shortcutsMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { KeyBox } from './KeyBox.tsx';
import styles from './Shortcuts.module.css';

interface Props {
  /** With its usual key. */
  readonly shortcut: Shortcut;
  readonly page: string;
  readonly keys: KeysGiven;
  readonly isChanging: boolean;
  readonly send: (event: ShortcutsEvent) => void;
}

/** A shortcut with its key, and the ways to give it another one or the usual one again. */
export const ShortcutRow = ({ shortcut, page, keys, isChanging: isWaiting, send }: Props) => {
  const { key: usual, action } = shortcut;
  const { t } = useTexts('clients');
  const wordsOf = useActionWords(page);
  const key = keys.own[usual] ?? usual;
  const isAsked = keys.asked === usual;
  const isChanging = isAsked && isWaiting;
  const given = isAsked ? keys.given : undefined;
  const told = useGivenWords(given, wordsOf);
  const toldId = useId();
  const change = useFocusAfter(isChanging);
  const does = wordsOf(action);
  return (
    <div>
      <dt>
        <kbd className={styles['key']}>{writtenKey(key)}</kbd>
      </dt>
      <dd>
        {does}
        {key === usual ? null : (
          <span className={styles['usual']}>{t('shortcuts.usual', { key: writtenKey(usual) })}</span>
        )}
        <span id={toldId} role="status" className={styles['said']} data-refused={given && 'refused' in given}>
          {told ?? (isChanging ? t('shortcuts.pressHint') : null)}
        </span>
      </dd>
      {mayChange(usual) ? (
        <dd className={styles['ways']}>
          {isChanging ? (
            <KeyBox
              does={does}
              describedBy={toldId}
              onPress={(pressed) => send({ type: 'PRESS', pressed })}
              onLeave={() => send({ type: 'STOP' })}
            />
          ) : (
            <Button
              ref={change}
              look="quiet"
              aria-label={t('shortcuts.changeNamed', { action: does })}
              onClick={() => send({ type: 'CHANGE', usual })}
            >
              {t('shortcuts.change')}
            </Button>
          )}
          {key === usual || isChanging ? null : (
            <Button
              look="quiet"
              aria-label={t('shortcuts.toUsualNamed', { key: writtenKey(usual), action: does })}
              onClick={() => {
                change.current?.focus();
                send({ type: 'USUAL', usual });
              }}
            >
              {t('shortcuts.toUsual')}
            </Button>
          )}
        </dd>
      ) : null}
    </div>
  );
};

const writtenKey = (key: string): string => (key === 'Escape' ? 'Esc' : key);

/** What an action does on a page, in words. */
const useActionWords = (page: string) => {
  const { t } = useTexts('clients');
  return (action: ShortcutAction): string =>
    action === 'nth' && page === 'handOver' ? t('shortcuts.nthReport') : t(`shortcuts.action.${action}`);
};

/** What became of a key, in words. */
const useGivenWords = (given: Given | undefined, wordsOf: (action: ShortcutAction) => string) => {
  const { t } = useTexts('clients');
  if (!given) return undefined;
  const key = writtenKey(given.key);
  if (!('refused' in given)) return t('shortcuts.given', { key });
  return t(`shortcuts.refused.${given.refused}`, { key, action: given.by ? wordsOf(given.by) : '' });
};

/** The button that has the focus again after its box has taken a key. */
const useFocusAfter = (isChanging: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isChanging);
  useLayoutEffect(() => {
    // Whoever has gone on to something else is left there.
    if (was.current && !isChanging && document.activeElement === document.body) button.current?.focus();
    was.current = isChanging;
  }, [isChanging]);
  return button;
};
