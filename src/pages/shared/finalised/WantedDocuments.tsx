import { useRef, type ReactNode } from 'react';
import { acceptOf } from '#src/fields/files/acceptOf.ts';
import { useFileNews } from '#src/fields/files/useFileNews.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import type { DocumentKind } from '#src/pages/shared/documentsState.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import { hasArrived, useUploads } from '#src/uploads/uploadContext.ts';
import { useDroppedFiles } from '#src/uploads/useDroppedFiles.ts';
import styles from './WantedDocuments.module.css';

type Props = {
  kinds: readonly DocumentKind[];
  /** Extensions that are accepted; undefined where no documents can be added. */
  types: readonly string[] | undefined;
};

/** The documents a sent claim needs, as a checklist: each is picked in its own line, goes up at once and is ticked when it is there. */
export function WantedDocuments({ kinds, types }: Props): ReactNode {
  const dropped = useDroppedFiles(types ?? []);
  const { news } = useFileNews(kinds.flatMap(({ files }) => files.map(dropped)));
  return (
    <>
      <ul className={styles['list']}>
        {kinds.map((kind) => (
          <WantedDocument key={kind.code} kind={kind} types={types} />
        ))}
      </ul>
      <output className="visually-hidden">{news}</output>
    </>
  );
}

const WantedDocument = ({ kind: { code, added }, types }: Pick<Props, 'types'> & { kind: DocumentKind }) => {
  const { t } = useTexts('shared');
  const name = useDocumentNames()(code) ?? '…';
  const isHere = added.some(hasArrived);
  return (
    <li data-is-here={isHere}>
      {isHere ? <Icon name="check" size={18} /> : null}
      <span>{name}</span>
      {added.length > 0 ? (
        <em>{t(isHere ? 'finalised.documents.isHere' : 'finalised.documents.isMoving')}</em>
      ) : null}
      {types ? <PickButton name={name} code={code} types={types} /> : null}
    </li>
  );
};

type Picked = { name: string; code: string; types: readonly string[] };

/** It stays when its document is there: another page of it may follow, and whoever pressed it keeps their place. */
const PickButton = ({ name, code, types }: Picked) => {
  const { t } = useTexts('shared');
  const uploads = useUploads();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="quiet"
        icon="upload"
        aria-label={t('finalised.documents.addOneFor', { name })}
        onClick={() => picker.current?.click()}
      >
        {t('finalised.documents.addOne')}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        multiple
        accept={acceptOf(types)}
        onChange={({ target }) => {
          if (target.files?.length) uploads.add([...target.files], code);
          // The same file may be picked again.
          target.value = '';
        }}
      />
    </>
  );
};
