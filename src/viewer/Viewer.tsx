import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { PdfView } from './PdfView.tsx';
import { PictureView } from './PictureView.tsx';
import type { ViewedFile } from './viewedFile.ts';

type Props = { file: ViewedFile; onClose: () => void };

/** A file over the whole window: a PDF with its pages, or a picture. */
export function Viewer({ file: { name, kind, source }, onClose }: Props): ReactNode {
  const address = useAddress(source);
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

/** An address of the file for as long as it is shown. */
function useAddress(source: Blob | string): string | undefined {
  const [address, setAddress] = useState(typeof source === 'string' ? source : undefined);
  useEffect(() => {
    if (typeof source === 'string') return setAddress(source);
    const made = URL.createObjectURL(source);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return address;
}
