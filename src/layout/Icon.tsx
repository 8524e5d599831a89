import { icons, type IconName } from './icons.ts';
import styles from './Icon.module.css';

/** A line icon, its size in pixels. It repeats what a word beside it says, so it is hidden from screen readers. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    className={styles['icon']}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={icons[name]} />
  </svg>
);
