import { useState, type ReactNode } from 'react';
import { Dialog } from '#src/layout/Dialog.tsx';
import { PdfView } from './PdfView.tsx';
import { PictureView } from './PictureView.tsx';
import type { ViewedFile } from './viewedFile.ts';

type Props = { file: ViewedFile; onClose: () => void };

/** A file over the whole window: a PDF with its pages, or a picture. */
export function Viewer({ file: { name, kind, source }, onClose }: Props): ReactNode {
  // A file that is opened stays the same.
  const [address] = useState(() => (typeof source === 'string' ? source : URL.createObjectURL(source)));
  return (
    <Dialog title={name} onClose={onClose} isFull>
      {kind === 'pdf' ? (
        <PdfView name={name} source={source} address={address} />
      ) : (
        <PictureView name={name} address={address} />
      )}
    </Dialog>
  );
}
