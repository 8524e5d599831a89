import { shortcuts } from '#machines/sales/shortcuts/shortcuts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import styles from './Shortcuts.module.css';

interface Props {
  readonly page: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

/** The shortcuts of a page, and the way to switch off those that are characters. */
export const ShortcutList = ({ page, isOn, onToggle, onClose }: Props) => {
  const { t } = useTexts('clients');
  return (
    <Dialog
      title={t('shortcuts.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" onClick={onClose}>
            {t('shortcuts.close')}
          </Button>
          <Button onClick={onToggle}>{t(isOn ? 'shortcuts.turnOff' : 'shortcuts.turnOn')}</Button>
        </>
      }
    >
      <p role="status">{t(isOn ? 'shortcuts.on' : 'shortcuts.off')}</p>
      <dl className={styles['list']}>
        {shortcuts
          .filter(({ pages }) => pages.includes(page))
          .map(({ key, action }) => (
            <div key={key}>
              <dt>
                <kbd className={styles['key']}>{key === 'Escape' ? 'Esc' : key}</kbd>
              </dt>
              <dd>
                {t(
                  action === 'nth' && page === 'handOver'
                    ? 'shortcuts.nthReport'
                    : `shortcuts.action.${action}`,
                )}
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
};
