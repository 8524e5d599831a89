import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { useFieldLabels } from './useFieldLabels.ts';

interface Props {
  readonly theirs: Opened | undefined;
  readonly paths: readonly string[];
}

/** Says what somebody else had saved meanwhile and was taken along. */
export const TakenAlong = ({ theirs, paths }: Props) => {
  const { t } = useTexts('clientRecord');
  const { labelsOf } = useFieldLabels();
  const name = theirs?.savedBy?.name ?? t('somebody');
  return (
    <div role="status">
      {paths.length === 0 ? null : (
        <Notice>
          <p>{t('takenAlong', { name, fields: labelsOf(paths) })}</p>
        </Notice>
      )}
    </div>
  );
};
