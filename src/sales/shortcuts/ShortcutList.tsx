import { shortcuts } from '#machines/sales/shortcuts/shortcuts.ts';
import type { KeysGiven, ShortcutsEvent } from '#machines/sales/shortcuts/shortcutsMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { ShortcutRow } from './ShortcutRow.tsx';
import styles from './Shortcuts.module.css';

interface Props {
  readonly page: string;
  readonly isOn: boolean;
  readonly keys: KeysGiven;
  /** A key is waited for. */
  readonly isChanging: boolean;
  readonly send: (event: ShortcutsEvent) => void;
}

/** The shortcuts of a page, the way to give them other keys, and to switch off those that are characters. */
export const ShortcutList = ({ page, isOn, keys, isChanging, send }: Props) => {
  const { t } = useTexts('clients');
  const close = () => send({ type: 'CLOSE' });
  return (
    <Dialog
      title={t('shortcuts.title')}
      onClose={close}
      actions={
        <>
          <Button look="primary" onClick={close}>
            {t('shortcuts.close')}
          </Button>
          <Button onClick={() => send({ type: 'TOGGLE' })}>
            {t(isOn ? 'shortcuts.turnOff' : 'shortcuts.turnOn')}
          </Button>
          {Object.keys(keys.own).length > 0 ? (
            <Button look="quiet" onClick={() => send({ type: 'ALL_USUAL' })}>
              {t('shortcuts.allUsual')}
            </Button>
          ) : null}
        </>
      }
    >
      <p role="status">{t(isOn ? 'shortcuts.on' : 'shortcuts.off')}</p>
      <dl className={styles['list']}>
        {shortcuts
          .filter(({ pages }) => pages.includes(page))
          .map((shortcut) => (
            <ShortcutRow key={shortcut.key} {...{ shortcut, page, keys, isChanging, send }} />
          ))}
      </dl>
    </Dialog>
  );
};
