import type { ReactNode } from 'react';
import { lineOfNumber } from '#machines/claim/claimNumber.ts';
import { readDate } from '#machines/claim/checks/date.ts';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { findLine } from '#machines/flows/lines.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';

/** The claim by its number, with the way to the line that the number belongs to where that is another one. */
export const ClaimIdentification = (props: PageProps): ReactNode => (
  <PageForm
    {...props}
    around={{
      claimNumber: (field) => (
        <>
          {field}
          <OtherLine {...props} />
        </>
      ),
    }}
  />
);

/** What was told here goes along, so that nobody types it twice. */
function OtherLine({ flow: { claimType, flowType }, configuration, onHandOver }: PageProps): ReactNode {
  const { t } = useTexts('shared');
  const claimNumber = normaliseIdentifier(useAnswer('claimNumber'));
  const incidentDate = readDate(useAnswer('incidentDate'));
  const line = lineOfNumber(claimNumber);
  const { productLines, entryPrefix } = configuration;
  if (line === undefined || line === claimType || !productLines.includes(line)) return null;
  const home = findLine(line)?.home;
  return home === undefined ? null : (
    <ButtonLink
      icon="next"
      href={`${entryPrefix}${home}?flow=${flowType}`}
      onClick={() => onHandOver(`${line}.${flowType}`, { claimNumber, incidentDate })}
    >
      {t(`claimIdentification.toLine.${line}`)}
    </ButtonLink>
  );
}
