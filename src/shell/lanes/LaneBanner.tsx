import type { ClaimType } from '#machines/claim/enums.ts';
import type { EventLane } from '#machines/service/lanes/eventLane.ts';
import { laneQuery } from '#machines/service/lanes/openLanes.ts';
import { useLaneWords } from '#src/i18n/lanes/useLaneWords.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { useApplication } from '#src/shell/application.ts';
import { lineIcon, offeredLines } from '#src/shell/entries.ts';

interface Props {
  readonly lanes: readonly EventLane[];
  /** The line whose entry it stands at; at the start page any may be meant. */
  readonly claimType: ClaimType | undefined;
}

/** The shortest way for whom an event has met that many report: its lane, for each line that is reported there. */
export const LaneBanner = ({ lanes, claimType }: Props) => {
  const { productLines, entryPrefix } = useApplication().configuration;
  const { t } = useTexts('lanes');
  const words = useLaneWords();
  return lanes.map((lane) => {
    const offered = offeredLines(productLines).filter(
      (line) => lane.lines.includes(line.claimType) && line.claimType === (claimType ?? line.claimType),
    );
    if (offered.length === 0) return null;
    return (
      <Notice
        key={lane.key}
        title={t(`banner.${lane.event}`, words(lane))}
        action={offered.map((line) => (
          <ButtonLink
            key={line.claimType}
            icon={lineIcon(line.claimType)}
            href={`${entryPrefix}${line.home}?${laneQuery(lane)}`}
          >
            {t(`banner.action.${line.claimType === 'car' ? 'car' : 'property'}`)}
          </ButtonLink>
        ))}
      >
        {t('banner.text')}
      </Notice>
    );
  });
};
