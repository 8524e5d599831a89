import { Drawing } from './Drawing.tsx';
import { icons, type IconName } from './icons.ts';
import styles from './Icon.module.css';

interface Props {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: number;
}

/** A line icon. It repeats what a word beside it says, so it is hidden from screen readers. */
export const Icon = ({ name, size = 20 }: Props) => <LineDrawing path={icons[name]} size={size} />;

/** An icon by its path on a grid of 24 pixels. */
export const LineDrawing = ({ path, size }: { readonly path: string; readonly size: number }) => (
  <Drawing className={styles['icon']} grid={[24, 24]} size={size}>
    <path d={path} />
  </Drawing>
);
