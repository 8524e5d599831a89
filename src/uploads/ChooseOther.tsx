import { useRef, type ReactNode } from 'react';
import { acceptOf } from '#src/fields/files/acceptOf.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { useUploads, type ClaimFile } from './uploadContext.ts';

type Props = { file: Pick<ClaimFile, 'id' | 'name' | 'documentType'>; types: readonly string[] };

/** Takes other files, of the same kind, in the place of one that cannot be kept. */
export function ChooseOther({ file, types }: Props): ReactNode {
  const { t } = useTexts('common');
  const uploads = useUploads();
  const picker = useRef<HTMLInputElement>(null);
  const take = (picked: FileList | null) => {
    if (!picked || picked.length === 0) return;
    uploads.add([...picked], file.documentType);
    uploads.remove(file.id);
  };
  return (
    <>
      <Button
        look="quiet"
        icon="document"
        aria-label={t('files.chooseOtherFor', { name: file.name })}
        onClick={() => picker.current?.click()}
      >
        {t('files.chooseOther')}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        multiple
        accept={acceptOf(types)}
        onChange={(event) => take(event.target.files)}
      />
    </>
  );
}
