import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './Button.module.css';

type Look = {
  /** A page has one primary button: the one that carries the reporter on. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  icon?: IconName;
  /** The press is being worked on: the button stays where it is and takes no second press. */
  isBusy?: boolean;
};

/** A button. While busy it keeps the focus and says that it is working. */
export function Button({
  look = 'secondary',
  icon,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & Look): ReactNode {
  const { t } = useTexts('common');
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={styles['button']}
      data-look={look}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <span className={styles['wheel']} aria-hidden="true" /> : icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {isBusy ? <span className="visually-hidden">{t('working')}</span> : null}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere and does nothing here. */
export function ButtonLink({
  look = 'secondary',
  icon,
  children,
  ...rest
}: ComponentProps<'a'> & Omit<Look, 'isBusy'>): ReactNode {
  return (
    <a {...rest} className={styles['button']} data-look={look}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </a>
  );
}
