import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './Notice.module.css';

type Props = {
  tone?: 'info' | 'warning' | 'error' | 'done';
  title?: string;
  children?: ReactNode;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
};

const icons = { info: 'info', warning: 'warning', error: 'error', done: 'done' } as const satisfies Record<
  string,
  IconName
>;

/** Something the reporter should know, set apart from what is asked. */
export const Notice = ({ tone = 'info', title, children, action }: Props): ReactNode => (
  <div className={styles['notice']} data-tone={tone}>
    <Icon name={icons[tone]} size={24} />
    <div className={styles['words']}>
      {title ? <p className={styles['title']}>{title}</p> : null}
      {children ? <div className={styles['text']}>{children}</div> : null}
      {action ? <div className={styles['action']}>{action}</div> : null}
    </div>
  </div>
);
