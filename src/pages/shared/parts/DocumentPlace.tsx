import type { ReactNode } from 'react';
import { limits } from '#machines/claim/limits.ts';
import { FileDrop } from '#src/fields/files/FileDrop.tsx';
import type { Uploads } from '#src/uploads/uploadContext.ts';
import type { DocumentKind } from '#src/pages/shared/documentsState.ts';
import { useDroppedFiles } from '#src/uploads/useDroppedFiles.ts';

type Props = {
  kind: DocumentKind;
  label: string;
  types: readonly string[];
  uploads: Uploads;
  /** The id of the button that files are picked by. */
  pickId?: string;
};

/** The place for the files of one kind of document. */
export function DocumentPlace({ kind, label, types, uploads, pickId }: Props): ReactNode {
  const dropped = useDroppedFiles(types);
  return (
    <FileDrop
      label={label}
      limits={limits}
      types={types}
      files={kind.files.map(dropped)}
      isBrief
      {...(pickId !== undefined && { pickId })}
      isCameraExplained={uploads.isCameraExplained}
      onCameraExplained={uploads.tellCamera}
      onAdd={(files) => uploads.add(files, kind.code)}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
    />
  );
}
