import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { DroppedFile } from './FileRow.tsx';

/**
 * What is to be announced of files, each by its name: that one has come, why one has not, and that one was removed, which the caller
 * tells. The words are for a region that stands there before them.
 */
export function useFileNews(files: readonly DroppedFile[]): {
  readonly news: string;
  readonly tellRemoved: (file: DroppedFile) => void;
} {
  const { t } = useTexts('common');
  const { t: tFiles } = useTexts('files');
  const [news, setNews] = useState('');
  const before = useRef(statesOf(files));
  useEffect(() => {
    const known = before.current;
    before.current = statesOf(files);
    const said = files.flatMap(({ id, name, state, problem, advice }) => {
      if (known.get(id) === state) return [];
      // It is known with the photo being prepared.
      if (advice && known.get(id) === 'converting') return [`${name}: ${tFiles(`advice.${advice}`)}`];
      // What was there when the page was opened is no news.
      if (state === 'uploaded') return known.has(id) ? [t('files.announceUploaded', { name })] : [];
      return state === 'failed' && problem ? [`${name}: ${problem}`] : [];
    });
    if (said.length > 0) setNews(said.join(' '));
  }, [files, t, tFiles]);
  return { news, tellRemoved: ({ name }) => setNews(t('files.announceRemoved', { name })) };
}

const statesOf = (files: readonly DroppedFile[]) => new Map(files.map(({ id, state }) => [id, state]));
