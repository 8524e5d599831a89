import { useRef, useState } from 'react';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import inspect from '#src/inspect/Inspect.module.css';
import { pageName } from '#src/inspect/pageName.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { queryOf } from '#src/inspect/whatIf/askedFacts.ts';
import { Looks, windows, type Look } from './Looks.tsx';
import styles from './Preview.module.css';
import { previewAddress } from './previewAddress.ts';
import { PreviewFacts } from './PreviewFacts.tsx';
import { usePreviewed } from './usePreviewed.ts';
import { useWidth } from '#src/viewer/useWidth.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  /** The facts of a what-if. */
  readonly known: Facts;
  readonly onChoose: (code: string) => void;
}

/** What was chosen; the language is the inspection's until another is chosen. */
type Chosen = Omit<Look, 'language'> & Partial<Pick<Look, 'language'>>;

/** The page itself, live in a frame: whoever continues in it takes the inspection along. */
export const Preview = ({ flow, page, known, onChoose }: Props) => {
  const { t, language } = useTexts('inspect');
  const { say } = useSay(flow);
  const [look, setLook] = useState<Chosen>(() => ({ window: 'phone', scheme: schemeHere() }));
  const [begun, setBegun] = useState({ page: page.code, facts: queryOf(known).toString(), language });
  const [shown, setShown] = useState(page.code);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const space = useWidth(room) ?? 0;
  usePreviewed(frame, flow, (code) => {
    setShown(code);
    onChoose(code);
  });
  const facts = queryOf(known).toString();
  // What is chosen beside it begins the preview anew; where the preview itself went, it is already.
  if (page.code !== shown || facts !== begun.facts || language !== begun.language) {
    setBegun({ page: page.code, facts, language });
    setShown(page.code);
  }
  const { width, height } = windows[look.window];
  const scale = Math.min(1, space / width);
  const seen: Look = { language, ...look };
  const address = previewAddress({ ...seen, flow: flow.code, page: begun.page, known });
  const restyle = (chosen: Partial<Look>) => {
    setBegun({ page: shown, facts, language });
    setLook((before) => ({ ...before, ...chosen }));
  };
  return (
    <section className={styles['preview']} data-window={look.window}>
      <h3>{t('preview.title')}</h3>
      <p className={inspect['soft']}>{t('preview.lead')}</p>
      <Looks look={seen} onChange={restyle} />
      <div ref={room} className={styles['room']}>
        <div className={styles['pane']} style={{ width: width * scale, height: height * scale }}>
          {/* A page of ours, of the same origin: a sandbox would keep nothing from it, and browsers warn of one. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={address}
            ref={frame}
            className={styles['frame']}
            src={address}
            title={t('preview.frame', { page: pageName(flow, page, say) })}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
      <a href={address} target="_blank" rel="noreferrer">
        {t('preview.open')}
      </a>
      <PreviewFacts flow={flow} page={begun.page} known={known} />
    </section>
  );
};

const schemeHere = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
