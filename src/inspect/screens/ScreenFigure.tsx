import type { Flow } from '#machines/report/claimFlow.ts';
import type { Language } from '#src/i18n/languages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { pageName } from '#src/inspect/pageName.ts';
import { windows } from '#src/inspect/preview/Looks.tsx';
import { previewAddress } from '#src/inspect/preview/previewAddress.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { ScreenFrame, type FrameProps } from './ScreenFrame.tsx';
import styles from './Screens.module.css';
import type { Screen } from './screensOf.ts';

interface Props extends Pick<FrameProps, 'queue' | 'isWanted' | 'onLoaded' | 'onEnded'> {
  readonly flow: Flow;
  readonly screen: Screen;
  readonly language: Language;
  /** The width there is, in pixels. */
  readonly space: number;
}

/** How much smaller than it is a page is shown where there is room. */
const usual = 0.5;

/** A page on a phone and on a computer, with links to the page and to its live preview. */
export const ScreenFigure = ({ flow, screen, language, space, ...started }: Props) => {
  const { t } = useTexts('screens');
  const { say } = useSay(flow);
  const { page, hasErrors, dialog } = screen;
  const shown = { flow: flow.code, page: page.code, known: {}, language, hasErrors, dialog };
  const address = previewAddress(shown);
  const still = previewAddress({ ...shown, isStill: true });
  const name = [
    pageName(flow, page, say),
    ...(dialog === undefined ? [] : [say(`dialogs:${dialog}.title`)]),
  ].join(': ');
  const scale = Math.min(usual, space / windows.desktop.width);
  return (
    <figure className={styles['screen']}>
      <div className={styles['windows']}>
        <ScreenFrame
          {...started}
          address={still}
          title={t('phone', { name })}
          size={windows.narrow}
          scale={usual}
        />
        <ScreenFrame
          {...started}
          address={still}
          title={t('desktop', { name })}
          size={windows.desktop}
          scale={scale}
        />
      </div>
      <figcaption className={styles['caption']}>
        <a href={`?page=${encodeURIComponent(page.code)}`}>{name}</a>
        <a href={address} target="_blank" rel="noreferrer" aria-label={`${t('live')}: ${name}`}>
          {t('live')}
        </a>
      </figcaption>
    </figure>
  );
};
