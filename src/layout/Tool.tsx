import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './Tool.module.css';

/** A button that is a picture alone, beside what it works on. */
export const Tool = ({
  icon,
  label,
  onPress,
}: {
  icon: IconName;
  label: string;
  onPress: () => void;
}): ReactNode => (
  <button type="button" className={styles['tool']} aria-label={label} title={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
);
