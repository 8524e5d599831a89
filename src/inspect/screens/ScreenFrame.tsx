import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { Queue } from './createQueue.ts';
import styles from './Screens.module.css';
import { useInSight } from './useInSight.ts';

export interface FrameProps {
  readonly address: string;
  readonly title: string;
  /** The window that is shown, in pixels, and how much smaller. */
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly queue: Queue;
  /** It is started although nobody sees it. */
  readonly isWanted: boolean;
  /** It is there, or no longer; frames of one address differ by their width. */
  readonly onLoaded: (name: string) => void;
  readonly onEnded: (name: string) => void;
}

/**
 * A live page, smaller than it is. It starts when it comes into sight and there is room, and ends out of sight. Nobody gets into it by
 * the keyboard, and it does not take the focus: it is opened by the links beneath it.
 */
export const ScreenFrame = ({ address, title, size, scale, queue, isWanted, ...told }: FrameProps) => {
  const { t } = useTexts('screens');
  const [isStarted, setIsStarted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const leave = useRef<() => void>(undefined);
  const isInSight = useInSight(box);
  const isShown = isInSight || isWanted;
  const { width, height } = size;
  const { onLoaded, onEnded } = told;
  const name = `${address} ${width}`;
  useEffect(() => {
    if (!isShown) return undefined;
    const left = queue.enter(() => setIsStarted(true));
    leave.current = left;
    return () => {
      left();
      setIsStarted(false);
      onEnded(name);
    };
  }, [queue, isShown, onEnded, name]);
  return (
    <div ref={box} className={styles['box']} style={{ width: width * scale, height: height * scale }}>
      {isStarted ? (
        // A page of ours, of the same origin: a sandbox would keep nothing from it, and browsers warn of one.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          inert
          className={styles['frame']}
          src={address}
          title={title}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          onLoad={() => {
            leave.current?.();
            onLoaded(name);
          }}
        />
      ) : (
        <p className={styles['waiting']}>{t('loading')}</p>
      )}
    </div>
  );
};
