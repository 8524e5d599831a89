import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#src/layout/Button.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Band.module.css';

interface Props {
  readonly tone?: 'calm' | 'warning';
  /** The page is being seen right now. */
  readonly isOn?: boolean;
  /** The way out of it. */
  readonly press?: { readonly label: string; readonly onPress: () => void };
  /** What has just happened. */
  readonly news?: string | undefined;
  /** How long it lasts, which is not announced each time. */
  readonly time?: string | undefined;
  readonly children: ReactNode;
}

/** The band that says, in sight on every page, that somebody helps from afar. */
export const Band = ({ tone = 'calm', isOn = false, press, news, time, children }: Props) => {
  const { t } = useTexts('assist');
  const band = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepBelow(band.current), []);
  return (
    <section
      ref={band}
      className={styles['band']}
      data-tone={tone}
      data-on={isOn}
      aria-label={t('band.label')}
    >
      <Icon name={tone === 'warning' ? 'warning' : 'eye'} size={22} />
      <div className={styles['words']}>
        <div role="status">
          <p>{children}</p>
          {news === undefined ? null : <p className={styles['news']}>{news}</p>}
        </div>
        {time === undefined ? null : <p className={styles['time']}>{time}</p>}
      </div>
      {press ? (
        <Button look={isOn ? 'primary' : 'secondary'} onClick={press.onPress}>
          {press.label}
        </Button>
      ) : null}
    </section>
  );
};

/** What else stays in sight stands below the band, and what gets the focus is never behind it. */
const keepBelow = (band: HTMLElement | null): (() => void) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${band?.offsetHeight ?? 0}px`;
    style.setProperty('--above', height);
    style.setProperty('scroll-padding-block-start', height);
  });
  if (band) observer.observe(band);
  return () => {
    observer.disconnect();
    style.removeProperty('--above');
    style.removeProperty('scroll-padding-block-start');
  };
};
