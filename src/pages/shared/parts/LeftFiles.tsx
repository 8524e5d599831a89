import { useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { FileRows } from '#src/uploads/FileRows.tsx';
import { isAdded, isMoving, useUploads } from '#src/uploads/uploadContext.ts';
import { UncheckedFiles } from './UncheckedFiles.tsx';

type Props = {
  types: readonly string[];
  /** The claim has been sent. */
  isSent?: boolean;
};

interface Framed {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * The files that were picked but are not with the claim, those still being uploaded, and those not checked yet. Nothing where all
 * have arrived. Once the claim is sent without them they are one line that opens.
 */
export function LeftFiles({ types, isSent = false }: Props): ReactNode {
  const { t } = useTexts('shared');
  const { files } = useUploads();
  const moving = files.filter(isMoving);
  const left = files.filter((file) => !isAdded(file));
  const [before] = useState(() => new Set(left.map(({ id }) => id)));
  // Who sent without them knows it; that one was refused or broke off afterwards is news.
  const isNews = left.some(({ id, wasFoundBad }) => wasFoundBad || !before.has(id));
  const Around = isSent && !isNews ? Foldable : Loud;
  return (
    <>
      <UncheckedFiles />
      {moving.length > 0 ? (
        <Notice title={t('leftFiles.moving')}>
          <FileRows files={moving} types={types} />
        </Notice>
      ) : null}
      {left.length > 0 ? (
        <Around title={t('leftFiles.title', { count: left.length })}>
          <p>{t(isSent ? 'leftFiles.sent' : 'leftFiles.text')}</p>
          <FileRows files={left} types={types} />
        </Around>
      ) : null}
    </>
  );
}

const Loud = ({ title, children }: Framed) => (
  <Notice tone="warning" title={title}>
    {children}
  </Notice>
);
