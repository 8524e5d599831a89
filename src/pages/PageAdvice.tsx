import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { spokenToIn } from '#machines/claim/derived/spokenTo.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { adviceOn } from '#machines/flow/advice.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { summaryTexts } from '#src/forms/summary/summaryTexts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { textScopesOf } from './textScopesOf.ts';

type Props = {
  claimType: ClaimType;
  page: Page;
  claim: ClaimDetail;
};

/** What is advised about the answers of a page that was left, in the words of its fields. Nothing where there is no advice. */
export function PageAdvice({ claimType, page, claim }: Props): ReactNode {
  useTexts('fields');
  useTexts('checks');
  const texts = [
    ...new Set(summaryTexts(adviceOn(page, claim), textScopesOf(claimType, page, spokenToIn(claim)))),
  ];
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
