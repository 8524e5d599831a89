import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#src/loading/lazyPart.ts';
import type { ViewedFile } from './viewedFile.ts';

const Viewer = lazyPart(() => import('./Viewer.tsx'), 'Viewer');

type Props = {
  file: ViewedFile;
  /** What is pressed; it calls the function to open the file. */
  children: (open: () => void) => ReactNode;
};

/** Opens a file in its viewer, which is loaded when it is first asked for. */
export function OpenFile({ file, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen ? (
        <Suspense>
          <Viewer file={file} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
