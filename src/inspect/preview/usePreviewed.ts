import { findPage } from '#machines/flow/compile.ts';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { PreviewMessage } from './previewMessage.ts';

/** Reports the page shown in the frame of a preview whenever it changes. What other windows say is ignored. */
export const usePreviewed = (
  frame: RefObject<HTMLIFrameElement | null>,
  flow: AnyFlow,
  onPage: (page: string) => void,
): void => {
  const hear = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    const { data: said } = PreviewMessage.safeParse(data);
    if (said?.flow === flow.code && findPage(flow, said.page)) onPage(said.page);
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
};
